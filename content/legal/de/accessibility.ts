import type { LegalPage } from '#rules/text/legal-page.ts';

export const accessibility: LegalPage = {
  title: 'Erklärung zur Barrierefreiheit',
  updated: '2026-11-21',
  numbered: true,
  intro:
    'Diese Erklärung gilt für den Online-Shop der {company}. Sie enthält die Angaben, die §\u00a014 des Barrierefreiheitsstärkungsgesetzes (BFSG) verlangt.',
  sections: [
    {
      heading: 'Was Sie hier tun können',
      body: [
        'Sie wählen Speisen und Getränke aus und legen sie in den Warenkorb. Sie melden sich mit Ihrer E-Mail-Adresse und einem Code an, den wir Ihnen dorthin schicken, wählen Lieferung oder Abholung, Tag und Uhrzeit und bezahlen auf der Seite unseres Zahlungsdienstleisters. Danach stehen Ihre Bestellungen unter „Meine Bestellungen“.',
        'Bestellen können Sie auch telefonisch ({phone}) oder per E-Mail ({salesEmail}).',
      ],
    },
    {
      heading: 'Woran wir uns halten',
      body: [
        'Der Shop ist nach der europäischen Norm EN 301 549 und den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, gebaut. Dass er sie einhält, ist unsere eigene Einschätzung; eine unabhängige Prüfung gab es nicht.',
      ],
    },
    {
      heading: 'Was wir dafür tun',
      body: [
        [
          'Alles lässt sich mit der Tastatur erreichen und bedienen, und Sie sehen immer, wo Sie gerade sind.',
          'Formularfelder sind beschriftet. Ein Fehler wird in Worten benannt, und zwar bei dem Feld, zu dem er gehört.',
          'Screenreader erfahren, wenn sich etwas ändert, etwa der Warenkorb oder die Summe.',
          'Die Prüfung, die Maschinen fernhält, ist eine Rechenaufgabe für Ihren Browser: Sie müssen nichts ablesen, anhören oder lösen.',
          'Sie brauchen sich kein Passwort zu merken, und den Zugangscode können Sie einfügen.',
          'Sie können die Schrift vergrößern, die Seiten passen auf schmale Bildschirme, und Bewegungen entfallen, wenn Ihr System das wünscht.',
          'Jede Seite gibt es auf Deutsch und auf Englisch, und sie gibt an, in welcher Sprache sie ist.',
        ],
      ],
    },
    {
      heading: 'Wie wir das prüfen',
      body: [
        'Die Tests, die jede Fassung des Shops bestehen muss, untersuchen jede Ansicht in beiden Sprachen nach den Regeln des Prüfprogramms axe, und zwar so, wie sie beim Öffnen dasteht. In einem Fenster von 320 Pixeln darf keine seitwärts gescrollt werden müssen. Außerdem geben sie eine Bestellung nur mit der Tastatur auf, von der Auswahl der Speisen bis zum Bezahlen, und hören mit, was Screenreader erfahren, etwa eine geänderte Anzahl, ein entferntes Gericht oder einen Fehler.',
        'Solche Tests finden nur einen Teil der Barrieren, die es geben kann.',
      ],
    },
    {
      heading: 'Bekannte Grenzen',
      body: [
        [
          'Menschen, die auf einen Screenreader oder ein anderes Hilfsmittel angewiesen sind, haben den Shop noch nicht erprobt.',
          'Die Seite, auf der Sie bezahlen, gehört dem Zahlungsdienstleister, WhatsApp seinem Betreiber. Auf beide haben wir keinen Einfluss; erreichen können Sie uns auch per Telefon und E-Mail.',
          'Unsere E-Mails kommen gestaltet und zugleich als reiner Text. Von den gestalteten gehören nur Zugangscode, Bestellbestätigung und Stornierung zu den genannten Tests.',
          'Die Texte gibt es nicht in Leichter Sprache und nicht in Gebärdensprache.',
          'Die technische Beschreibung für Entwicklerinnen und Entwickler (/docs) stammt von einem anderen Hersteller und ist nicht geprüft.',
        ],
      ],
    },
    {
      heading: 'Melden Sie uns eine Barriere',
      body: [
        'Wenn Sie etwas am Bestellen oder Lesen hindert, schreiben Sie bitte an {email} oder rufen Sie an: {phone}, täglich von {opens} bis {closes}\u00a0Uhr. Gut ist, wenn Sie uns die Seite und Ihr Hilfsmittel nennen. Bestellen können Sie in der Zwischenzeit am Telefon oder per E-Mail.',
      ],
    },
    {
      heading: 'Marktüberwachungsbehörde',
      body: [
        'Für die Barrierefreiheit von Dienstleistungen wie dieser ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg zuständig.',
      ],
    },
  ],
};
