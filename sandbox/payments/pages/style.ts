/** The house's look with the fonts that every machine has; no other file is loaded. */
export const style = `
:root { color: #14282f; background: #fffbf3; font: 17px/1.55 system-ui, sans-serif; }
* { box-sizing: border-box; margin: 0; }
.sandbox { padding: 10px 20px; background: #0f323f; color: #fffbf3; font-size: 15px; text-align: center; }
.wall { padding: 28px 20px 32px; background: #ffdf91; text-align: center; }
.wall { border-bottom: 5px solid #1b4a5a; position: relative; }
.wall::after { content: ""; position: absolute; left: 0; right: 0; bottom: -9px; height: 1.5px; background: #1b4a5a; }
.name { color: #1b4a5a; font: 700 20px/1 Georgia, serif; letter-spacing: .02em; }
h1 { margin-top: 8px; font: 700 clamp(34px, 7vw, 52px)/1 Georgia, serif; text-wrap: balance; }
main { max-width: 560px; margin: 0 auto; padding: 40px 20px 64px; }
h2 { font: 700 24px/1.1 Georgia, serif; }
.paper { padding: 28px 24px; border-radius: 6px; background: #fffdf8;
  box-shadow: 0 1px 2px rgb(60 34 12/.1), 0 10px 24px -8px rgb(60 34 12/.2); }
.items { margin-top: 12px; padding: 0; list-style: none; }
.items li, .sum { display: flex; gap: 16px; justify-content: space-between; padding: 10px 0;
  border-bottom: 1px solid #e3d7c1; }
.items span, .sum dt { overflow-wrap: anywhere; min-width: 0; }
.amount, .sum dd { flex: none; font: 700 19px/1.4 Georgia, serif; font-variant-numeric: lining-nums tabular-nums; }
.sum.total { padding: 14px 0 10px; border-bottom: 6px double #1b4a5a; }
.total dt { font-weight: 700; }
.total dd { font-size: 32px; line-height: 1; }
.small { margin-top: 16px; color: #4e6268; font-size: 15px; overflow-wrap: anywhere; }
form { margin: 0; }
button, .button { display: inline-block; min-height: 48px; padding: 10px 24px; border: 2px solid #1b4a5a;
  border-radius: 999px; background: #fffdf8; color: #1b4a5a; font: 600 17px/1.4 system-ui, sans-serif;
  text-align: center; text-decoration: none; cursor: pointer; transition: transform .16s ease-out; }
button:hover, .button:hover { background: #f6eedf; }
button:active { transform: translateY(2px); }
.main { width: 100%; min-height: 60px; margin-top: 28px; border: 0; background: #bf3317; color: #fff; font-size: 20px;
  box-shadow: inset 0 0 0 4px #bf3317, inset 0 0 0 5.5px #fff, 0 2px 0 #7c1e0b, 0 8px 16px -8px rgb(60 34 12/.5); }
.main:hover { background: #9e270f; box-shadow: inset 0 0 0 4px #9e270f, inset 0 0 0 5.5px #fff, 0 2px 0 #7c1e0b; }
.others { margin-top: 32px; }
.others h2 { font-size: 19px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 12px; }
.cancel { display: inline-block; margin-top: 24px; padding: 10px 0; color: #1b4a5a; }
.alert { margin-bottom: 24px; padding: 16px 20px; border-left: 5px solid #a3200f; border-radius: 6px;
  background: #fde6df; color: #a3200f; font-weight: 600; }
:focus-visible { outline: 3px solid #14282f; outline-offset: 3px; }
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
`;
