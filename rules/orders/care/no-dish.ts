const noDish = /(strasse|str|allee|weg|platz|damm|ufer|hof|gasse)$|^(fischer|nussbaum)|feiern?$/;

/** A street is no dish, neither is Mr Fischer, and a party (Feier) has no eggs (Eier) in it. */
export const isNoDish = (word: string): boolean => noDish.test(word);
