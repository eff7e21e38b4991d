import type { LegalPage } from '#rules/text/legal-page.ts';

export const terms: LegalPage = {
  title: 'Allgemeine Geschäfts\u00adbedingungen',
  updated: '2024-05-24',
  numbered: true,
  intro: null,
  sections: [
    {
      heading: 'Geltungsbereich',
      body: [
        'Diese Bedingungen gelten für alle Bestellungen, die Privat- und Geschäftskunden in diesem Onlineshop bei der {company}, {street}, {postalCode} {city} („wir“), aufgeben.',
        'Abweichende Bedingungen eines Kunden gelten nur, wenn wir ihnen in Textform zugestimmt haben.',
      ],
    },
    {
      heading: 'Angebot und Vertragsschluss',
      body: [
        'Die Darstellung im Shop ist eine Einladung zur Bestellung. Mit dem Klick auf „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Bis dahin können Sie alles im Warenkorb ändern oder entfernen.',
        'Den Eingang Ihrer Bestellung bestätigen wir sofort per E-Mail. Der Vertrag kommt zustande, wenn Ihre Zahlung eingegangen ist und wir die Bestellung per E-Mail annehmen. Wir speichern den Vertragstext und senden ihn Ihnen zusammen mit diesen Bedingungen zu. Vertragssprachen sind Deutsch und Englisch.',
      ],
    },
    {
      heading: 'Preise und Mindestbestellwert',
      body: [
        'Alle Preise sind Euro-Preise und enthalten die Umsatzsteuer. Lieferung in Berlin und Aufbau sind enthalten, soweit für Ihre Postleitzahl kein Lieferpreis genannt ist: Er steht dann als eigene Zeile in der Übersicht, bevor Sie bestellen. Pfand für Flaschen und Kästen steht neben dem Preis. Es ist nicht Teil der Bestellsumme, wird bei der Übergabe abgerechnet und bei Rückgabe erstattet.',
        'Es gilt ein Mindestbestellwert, den der Shop vor der Bestellung anzeigt.',
      ],
    },
    {
      heading: 'Zahlung',
      body: [
        'Sie zahlen bei der Bestellung auf der Seite unseres Zahlungsdienstleisters mit einem der dort angebotenen Zahlungsmittel. Für die Zahlung selbst gelten dessen Bedingungen.',
        'Schlägt eine Zahlung fehl, kommt kein Vertrag zustande, und Ihr Warenkorb bleibt erhalten.',
      ],
    },
    {
      heading: 'Lieferung und Abholung',
      body: [
        'Wir liefern in Berlin am gewählten Tag zur gewählten Uhrzeit, mit einer kurzen Vorlaufzeit, die der Shop anzeigt. Eine Lieferung kann bis zu 15\u00a0Minuten vor oder nach der gewählten Zeit eintreffen. Sie können Ihre Bestellung auch bei uns abholen.',
        'Bitte sorgen Sie dafür, dass jemand die Lieferung entgegennimmt. Ist 20\u00a0Minuten lang niemand anzutreffen und auch telefonisch nicht zu erreichen, dürfen wir die Rückfahrt und den Preis verderblicher Ware berechnen.',
      ],
    },
    {
      heading: 'Stornierung und Änderungen',
      body: [
        'Bis 48\u00a0Stunden vor dem vereinbarten Termin der Lieferung oder Abholung stornieren Sie kostenlos, unter „Meine Bestellungen“ oder durch eine Nachricht an uns; Sie erhalten den vollen Betrag auf dem Weg zurück, auf dem Sie gezahlt haben. Solange kein Termin vereinbart ist, stornieren Sie kostenlos durch eine Nachricht an uns.',
        'Innerhalb dieser 48\u00a0Stunden, auch wenn Sie erst dann bestellen, haben wir bereits eingekauft und zu kochen begonnen. Für das, was sich nicht mehr vermeiden lässt, dürfen wir dann einen Teil des Preises einbehalten: bis 24\u00a0Stunden vor dem Termin 50\u00a0%, danach 100\u00a0% dessen, was Sie stornieren oder herausnehmen. Was es kostet, sehen Sie vor der Bestellung und vor dem Stornieren auf der Seite der Bestellung. Was erreicht war, bleibt, wenn die Bestellung danach verschoben wird. Sie können nachweisen, dass unser Schaden geringer war.',
        'Änderungen teilen Sie uns bitte so früh wie möglich mit. Was die Küche noch einrichten kann, machen wir möglich.',
      ],
    },
    {
      heading: 'Kein Widerrufsrecht',
      body: [
        'Für Lebensmittel, die schnell verderben, und für die Lieferung von Speisen und Getränken zu einem bestimmten Termin besteht kein gesetzliches Widerrufsrecht (§\u00a0312g\u00a0Abs.\u00a02 Nr.\u00a02 und 9 BGB). Ihr Recht zur Stornierung nach Ziffer 6 bleibt davon unberührt.',
      ],
    },
    {
      heading: 'Allergene, Aufbewahrung und Alkohol',
      body: [
        'Allergene und Zusatzstoffe stehen bei jedem Produkt. Alle Speisen kommen aus Küchen, in denen mit sämtlichen Allergenen gearbeitet wird; Spuren lassen sich nicht ausschließen. Bitte bewahren Sie kalte Speisen gekühlt auf und verzehren Sie sie am Tag der Lieferung.',
        'Alkoholische Getränke übergeben wir nur an Personen, die das im Jugendschutzgesetz verlangte Alter haben, und dürfen einen Nachweis verlangen.',
      ],
    },
    {
      heading: 'Mängel und Haftung',
      body: [
        'Bei Mängeln gelten die gesetzlichen Rechte. Bitte sagen Sie uns sofort, wenn etwas sichtbar nicht stimmt, damit wir helfen können, bevor Ihre Gäste kommen.',
        'Wir haften unbeschränkt bei Vorsatz, grober Fahrlässigkeit und Verletzung von Leben, Körper oder Gesundheit. Bei leichter Fahrlässigkeit haften wir nur für wesentliche Vertragspflichten und nur für den typischen, vorhersehbaren Schaden. Die Haftung nach dem Produkthaftungsgesetz bleibt unberührt.',
      ],
    },
    {
      heading: 'Schlussbestimmungen',
      body: [
        'Es gilt das Recht der Bundesrepublik Deutschland ohne das UN-Kaufrecht. Verbraucher behalten den Schutz zwingender Vorschriften des Staates, in dem sie leben.',
        'Ist der Kunde Kaufmann, ist Berlin Gerichtsstand. Wir sind weder bereit noch verpflichtet, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Ist eine Bestimmung unwirksam, bleiben die übrigen gültig.',
      ],
    },
  ],
};
