# The lesson on water and its two labs.

water_lesson-drops_on = { COUNT($drops, "drops") } on { $headstream }
water_lesson-waiting_drops =
    { $n ->
        [0] No drop waits on a headstream.
        [1] { $drops } waits.
       *[other] { $drops } wait.
    }
water_lesson-drop_ended =
    The drop from { $start } runs down{ $n ->
        [0] {""}
        [1] {" "}past { $full }, which is full,
       *[other] {" "}past { $full }, which are full,
    } and { $out ->
        [true] leaves the map by
       *[false] stops in
    } { $end }.

## Why a drop stopped where it did

water_lesson-nothing_held_it = No dam on its way had room, so nothing could hold it (W6).
water_lesson-room =
    { $held ->
        [0] was still empty
       *[other] held { $held } of { COUNT($level, "drops") }
    }
water_lesson-had_room = That dam { $room }: the first dam on its way with room for it (W3).
water_lesson-another_river = Water only runs downhill, and no river leads from { $start } to { $place } (W2).
water_lesson-was_full =
    Your guess, { $place }, was full with { COUNT($held, "drops") }{ $filled ->
        [0] {""}
       *[other] , { $filled } caught in this run
    }, so this one ran past it (W3).
water_lesson-upper_first = A drop meets the upper dam of a basin first (W7), and that had room: it { $room }.
water_lesson-never_came = It never got as far as { $place }: the dam that caught it { $room }, and the first dam with room holds a drop (W3).
water_lesson-not_on_its_way = Your guess is not on its way at all.
water_lesson-stops_off =
    You were { COUNT($stops, "stops") } { $below ->
        [true] too far down
       *[false] too early
    }.

## Save the water

water_lesson-task =
    { COUNT($drops, "drops") } wait. You are the USA: place { COUNT($pieces, "pieces") } so that { $most ->
        [0] none leaves
        [1] at most 1 leaves
       *[other] at most { $most } leave
    } the map.
water_lesson-refused_plan = This cannot be built.
water_lesson-refused_because = { $why } ({ $clause }).
water_lesson-too_many_pieces = That takes { COUNT($used, "pieces") }; you have { $pieces }.
water_lesson-some_lost =
    { $left ->
        [0] None of the { $drops } drops leaves the map.
       *[other] { $all ->
            [true] All { $drops } drops leave the map.
           *[false] { $left } of the { $drops } drops { $left ->
                [1] leaves
               *[other] leave
            } the map.
        }
    }
water_lesson-saved_in =
    { $ways ->
        [1] No other plan saves as much.
       *[other] No plan saves more; { $ways } plans save as much.
    } Every { $some ->
        [true] other{" "}
       *[false] {""}
    }drop met a dam with room on its way (W3).
water_lesson-lost_drop =
    Drop { $number }, from { $start }, { $n ->
        [0] met no dam at all (W6).
       *[other] met only full dams: { $full } (W3).
    }
water_lesson-too_many =
    That is { COUNT($over, "drops") } too many.{ $left ->
        [0] {""}
       *[other] {" "}You have { COUNT($left, "pieces") } left to place.
    }
water_lesson-twice = { $place } ×{ $n }
water_lesson-placed_so_far =
    { $some ->
        [true] Placed: { $spaces }.{" "}
       *[false] {""}
    }{ $left ->
        [0] All placed.
       *[other] { COUNT($left, "pieces") } left to place.
    }
water_lesson-all_placed = All { COUNT($pieces, "pieces") } are placed. Let the water run, or take one back.
water_lesson-rescue_title = Save the water
water_lesson-how_to_place =
    Click a free dam space for a base, or a dam of yours to raise it by one level. You may use the list, too.
water_lesson-label_place = Place a piece
water_lesson-take_back = Take the last one back
water_lesson-try = Let the water run
water_lesson-another_challenge = Another challenge
water_lesson-solved = Challenge solved: the water is saved!

## Before and after

water_lesson-label_no_dam = no dam
water_lesson-changed_dam = { NAME($space, form: "bare") }: { $before } before, { $after } now
water_lesson-changed_dams = { CAPITAL($dams) }.
water_lesson-same_dams_held = Every dam ends up holding the same as before.
water_lesson-leave =
    { $after ->
        [0] No drop leaves
        [1] 1 drop leaves
       *[other] { COUNT($after, "drops") } leave
    } the map{ $same ->
        [true] , as before
       *[false] ; before, it was { $before }
    }.
water_lesson-from_the_start = all drops of the beginning wait again
water_lesson-other_order = The same drops, now from right to left.
water_lesson-first_order = The same drops, from left to right again.
water_lesson-same_dams =
    Another order, the same dams: is that luck, or is it always so?
water_lesson-orders_tried = { COUNT($drops, "drops") } can start in { COUNT($orders, "orders") }.
water_lesson-drops_in = { $drops } in { $place }
water_lesson-one_end = { $tried } Each time, the dams end up with the same drops: { $end }.
water_lesson-several_ends = { $tried } There are { $n } different ends: { $ends }.
water_lesson-resting =
    { $drops ->
        [1] 1 drop rests
       *[other] { COUNT($drops, "drops") } rest
    } in dams, and water leaves no dam by itself.

## The lab

water_lesson-title = Water: where will these drops stop?
water_lesson-no_drops = in this position no drop waits on a headstream; put some there, as in 'usa B1L=2 | HA=2'
water_lesson-how_to_guess = Click a dam or an exit (a blue arrowhead) on the map, or use the list.
water_lesson-not_a_stop = A drop never stops there: only a dam holds water (W3), and what no dam holds leaves by an exit (W6).
water_lesson-what_if = What if…? Pick a dam space and its level, or add drops, here or by a click on the map. Then run again.
water_lesson-dam_space = Dam space
water_lesson-level = level
water_lesson-run_other_order = Run in the other order
water_lesson-undo = Undo changes
water_lesson-neutral_note = In a game nobody may raise a neutral dam (G6); here you may see what would happen.
water_lesson-question = Drop { $number } of { $drops } starts at { $start }. Where will it stop?
water_lesson-dam_row =
    { $row } ({ KEY($owner) ->
        [neutral] neutral
       *[other] { $owner }
    }): { $drops } of { $level }
# A dam space without a dam, in a list.
water_lesson-free_row = { $row }: free
water_lesson-exit_option = It leaves by { $place }
water_lesson-no_dam = Nobody has built { $space }, so nothing can stop a drop there (W3). Try a dam that stands, or an exit.
water_lesson-foreseen =
    { $all ->
        [true] You foresaw all { COUNT($drops, "drops") }.
       *[false] You foresaw { $right } of { COUNT($drops, "drops") }.
    }
water_lesson-changed_level =
    { $level ->
        [0] no { NAME($space, form: "bare") }
       *[other] { $space } at level { $level }
    }
water_lesson-changed = You changed this: { $parts }.
