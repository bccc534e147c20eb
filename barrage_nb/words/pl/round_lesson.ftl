# Lekcja o całej rundzie.

round_lesson-begins = Zaczyna się runda 3.
round_lesson-laid_out-national = kontrakty państwowe
round_lesson-laid_out-private = odkryte kontrakty prywatne
round_lesson-laid_out-bonus = kafle premii
round_lesson-laid_out-drops = krople przy neutralnych tamach
round_lesson-yours = To jest twoja runda: wszyscy spasowali, woda spłynęła, a teraz ty liczysz punkty.
round_lesson-recorded =
    Twoja runda nie jest jeszcze rozegrana do końca. Na razie masz tu rundę rozegraną przez trzy programy: wszyscy
    spasowali, woda spłynęła, a teraz ty liczysz punkty.
round_lesson-bases =
    { $who } { AGREE($who, one: "ma", many: "mają") } { COUNT($number, "bases", form: "acc") }.
round_lesson-gained =
    { $yours ->
        [true] W twojej rundzie
       *[false] W nagranej rundzie
    } { $who } { AGREE($who, one: "zdobyła", many: "zdobyły") } razem { COUNT($points, "vp", form: "acc") }.
round_lesson-no_sum = nie ma sumy { QUOTED($name) }; są { $known }
