// Clauses: the number of a rule in the prose, as (W3), is a sign that says it on hover; a click on any shows them all.
const CLAUSES = /\s*\(([A-Z]{1,2}\d+(?:, [A-Z]{1,2}\d+)*)\)/g, SHOWN = "barrage_nb clauses";
const SIGN = `.barrage-clause { cursor: pointer; color: var(--jp-ui-font-color2, #666); }
.barrage-clause::after { content: "\u00a7"; font-size: 0.75em; vertical-align: super; padding: 0 1px; }
.barrage-clauses .barrage-clause::after { content: " (" attr(title) ")"; font-size: 1em; vertical-align: baseline; padding: 0; }
.barrage-clause:focus-visible { outline: 2px solid var(--jp-brand-color1, #0f6cbd); }
@media print { .barrage-clause::after { content: " (" attr(title) ")" !important; font-size: 1em !important; vertical-align: baseline !important; } }`;
const signed = (text) => { // a text without its numbers, and signs in their places
  const made = document.createDocumentFragment();
  let from = 0;
  for (const found of text.data.matchAll(CLAUSES)) {
    made.append(text.data.slice(from, found.index));
    const sign = made.appendChild(document.createElement("span"));
    Object.assign(sign, { className: "barrage-clause", title: found[1], tabIndex: 0 });
    sign.setAttribute("role", "button");
    sign.setAttribute("aria-label", found[1]);
    from = found.index + found[0].length;
  }
  made.append(text.data.slice(from));
  return made;
};
const signClauses = () => document.querySelectorAll(".jp-RenderedMarkdown").forEach((prose) => {
  if (prose.textContent.search(CLAUSES) < 0) return;
  const walk = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT), texts = [];
  while (walk.nextNode()) if (walk.currentNode.data.search(CLAUSES) >= 0 && !walk.currentNode.parentElement.closest("code, pre")) texts.push(walk.currentNode);
  for (const text of texts) text.replaceWith(signed(text));
});
const shownBefore = (shown) => { try { shown === undefined || localStorage.setItem(SHOWN, shown); return localStorage.getItem(SHOWN) === "true"; } catch { return false; } };
const clauses = () => { // once for a page
  if (window.barrageClauses) return void signClauses();
  document.head.appendChild(document.createElement("style")).textContent = SIGN;
  document.body.classList.toggle("barrage-clauses", shownBefore());
  const press = ({ target, type, key }) => {
    if (target.matches?.(".barrage-clause") && (type === "click" || key === "Enter")) shownBefore(document.body.classList.toggle("barrage-clauses"));
  };
  for (const type of ["click", "keydown"]) document.addEventListener(type, press);
  let soon = 0;
  window.barrageClauses = new MutationObserver(() => { soon ||= setTimeout(() => { soon = 0; signClauses(); }, 200); });
  window.barrageClauses.observe(document.body, { childList: true, subtree: true });
  signClauses();
};
