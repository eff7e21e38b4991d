/** A piece of HTML whose texts are escaped already. */
export type Html = { html: string };

type Part = string | number | Html | Part[] | null | undefined | false;

/** Template tag: every inserted text is escaped; other pieces of HTML and lists of them go in as they are. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: texts.map((text, index) => text + inserted(parts[index])).join('') };
}

function inserted(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (Array.isArray(part)) return part.map(inserted).join('');
  if (typeof part === 'object') return part.html;
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
