import { globSync, readFileSync } from 'node:fs';

// Refuses the words that docs/words.md says are never written: the last cell of each line of its table.
const glossary = 'docs/words.md';
const never = readFileSync(glossary, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Thing'))
  .flatMap((line) => line.split('|').at(-2)?.split(',') ?? [])
  .map((word) => word.trim())
  .filter(Boolean);
if (never.length < 20) throw new Error(`${glossary} has no table of words`);

const wrong = [];
for (const file of globSync(['{messages,kitchen/messages}/*/*.json', 'content/legal/**/*.ts'])) {
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      // The key of a text is a name of the program, not a word that anybody reads.
      const text = line.replace(/^\s*"\w+":|\{[^}]*\}/g, '');
      for (const word of never) {
        const pattern = new RegExp(`(?<![\\p{L}-])${RegExp.escape(word)}(?!\\p{Ll})`, 'u');
        if (pattern.test(text))
          wrong.push(`${file}:${index + 1}: “${word}” is not a word of this shop (${glossary})`);
      }
    });
}
console.log(wrong.join('\n'));
console.log(`${never.length} words, ${wrong.length} found`);
process.exit(wrong.length > 0 ? 1 : 0);
