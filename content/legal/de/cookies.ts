import { shop } from '../../shop.ts';
import type { LegalPage } from '../types.ts';

export const cookies: LegalPage = {
  title: 'Cookie-Richtlinie',
  updated: null,
  numbered: true,
  intro: null,
  sections: [
    {
      heading: 'Was Cookies sind',
      paragraphs: [
        'Cookies sind kleine Texte, die eine Website in Ihrem Browser ablegt und später wieder liest. Der lokale Speicher und der Sitzungsspeicher des Browsers leisten dasselbe, ohne bei jeder Anfrage mitgeschickt zu werden. Wenn hier von Cookies die Rede ist, sind alle drei gemeint.',
      ],
    },
    {
      heading: 'Notwendige Cookies',
      paragraphs: [
        'Ohne sie funktioniert der Shop nicht. Eine Einwilligung brauchen sie nicht (§ 25 Abs. 2 TDDDG).',
      ],
      list: [
        'cart (lokaler Speicher): Ihre Produkte, Datum, Uhrzeit und Gästezahl, bis Sie den Warenkorb leeren oder löschen',
        'accessToken (lokaler Speicher): hält Sie angemeldet, bis Sie sich abmelden, höchstens 30 Tage',
        'redirectAfterLogin (Sitzungsspeicher): wohin Sie vor der Anmeldung wollten, bis Sie den Tab schließen',
      ],
    },
    {
      heading: 'Präferenz-Cookies',
      paragraphs: ['Sie merken sich eine Wahl, die Sie selbst getroffen haben.'],
      list: ['language (Cookie und lokaler Speicher): Deutsch oder Englisch, ein Jahr lang'],
    },
    {
      heading: 'Analyse-Cookies',
      paragraphs: [
        'Sie würden uns zeigen, wie die Website genutzt wird. Derzeit setzen wir keine. Sollte sich das ändern, fragen wir Sie vorher, und Ablehnen ist so einfach wie Zustimmen.',
      ],
    },
    {
      heading: 'Marketing-Cookies',
      paragraphs: [
        'Sie würden einem Werbenetzwerk melden, dass auf eine unserer Anzeigen eine Bestellung folgte. Gesetzt werden sie nur mit Ihrer Einwilligung, nur mit dem Wert der Bestellung und nie mit Name oder Adresse. Ohne Einwilligung wird nichts von anderen Servern geladen.',
      ],
    },
    {
      heading: 'Sitzungs-Cookies und dauerhafte Cookies',
      paragraphs: [
        'Sitzungs-Cookies enden, wenn Sie den Tab oder den Browser schließen; redirectAfterLogin ist so einer. Dauerhafte Cookies bleiben so lange, wie oben steht, oder bis Sie sie löschen; dazu gehören cart, accessToken und language.',
      ],
    },
    {
      heading: 'Ihre Wahl',
      paragraphs: [
        'Sie können Cookies jederzeit im Browser löschen und neue verbieten. Der Shop zeigt dann weiterhin alles, vergisst aber Ihren Warenkorb, sobald Sie ihn schließen.',
        `Eine Einwilligung können Sie auf dieser Seite jederzeit für die Zukunft widerrufen. Fragen beantworten wir unter ${shop.email}.`,
      ],
    },
  ],
};
