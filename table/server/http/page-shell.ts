const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text escaped for HTML content and attribute values. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; --ink: #1f2328; --soft: #565d66; --paper: #f6f3ec; --card: #fffdf8; --edge: #cfc6b4; --accent: #7a3b1d; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7dc; --soft: #b3aca0; --paper: #191a1d; --card: #232529; --edge: #45484f; --accent: #e2a074; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1.05rem/1.5 Georgia, "Times New Roman", serif; }
main { width: min(34rem, 100% - 2rem); padding: 2rem 0; }
h1 { margin: 0; font-size: 2rem; line-height: 1.2; }
p { margin: .4rem 0 1.6rem; color: var(--soft); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
a { color: var(--accent); }
.seat { display: flex; align-items: center; gap: .9rem; padding: .9rem 1.1rem; border: 1px solid var(--edge); border-radius: .6rem; background: var(--card); color: inherit; text-decoration: none; }
.seat:hover { border-color: var(--accent); }
.seat:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.seat b { font-size: 1.15rem; }
.seat span:last-child { margin-left: auto; color: var(--soft); }
.mark { width: 1.1rem; height: 1.1rem; border-radius: 50%; border: 2px solid var(--ink); }
footer { margin-top: 1.6rem; color: var(--soft); font-size: .9rem; }
`;

/** A plain page of the server itself; `body` is HTML. */
export const pageShell = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icons/svg/d20.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** A page saying what went wrong, with the way back to the seats unless that leads nowhere. */
export const problemPage = (title: string, sentence: string, back = true): string =>
  pageShell(
    title,
    `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(sentence)}</p>${back ? `\n<p><a href="/join">Choose a seat</a></p>` : ""}`,
  );
