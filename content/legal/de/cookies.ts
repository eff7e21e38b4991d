import type { LegalPage } from '#rules/text/legal-page.ts';

export const cookies: LegalPage = {
  title: 'Cookie-Richtlinie',
  updated: null,
  numbered: true,
  intro: null,
  sections: [
    {
      heading: 'Was Cookies sind',
      body: [
        'Cookies sind kleine Texte, die eine Website in Ihrem Browser ablegt und später wieder liest. Der lokale Speicher und der Sitzungsspeicher des Browsers leisten dasselbe, ohne bei jeder Anfrage mitgeschickt zu werden. Wenn hier von Cookies die Rede ist, sind alle drei gemeint.',
      ],
    },
    {
      heading: 'Notwendige Cookies',
      body: [
        'Ohne sie funktioniert der Shop nicht. Eine Einwilligung brauchen sie nicht (§\u00a025\u00a0Abs.\u00a02 TDDDG).',
        [
          'cart (lokaler Speicher): Ihre Produkte, Datum, Uhrzeit und Gästezahl, bis Sie den Warenkorb leeren oder löschen',
          'accessToken (lokaler Speicher): hält Sie angemeldet, bis Sie sich abmelden, höchstens 30\u00a0Tage',
          'redirectAfterLogin (Sitzungsspeicher): wohin Sie vor der Anmeldung wollten, bis Sie den Tab schließen',
          'signInStep (Sitzungsspeicher) und signInTarget (lokaler Speicher): an welche Adresse wir einen Zugangscode geschickt haben und wohin die Anmeldung führt, bis Sie angemeldet sind, höchstens zehn Minuten lang in Gebrauch',
          'sessionDropped (Sitzungsspeicher): dass Ihre Anmeldung gerade abgelaufen ist, bis die Seite, die es Ihnen sagt, es gelesen hat',
          'deliveryDraft (Sitzungsspeicher): Ihre Angaben im Lieferschritt, bis die Bestellung bezahlt ist oder Sie den Tab schließen; Ihre Hinweise und Ihre Bestellnummer dazu auch im lokalen Speicher, damit kein anderer Tab ohne sie bestellt, bis die Bestellung bezahlt ist, Sie sich abmelden oder sie löschen',
          'orderLink (Sitzungsspeicher): der Link aus unserer E-Mail, mit dem Sie sich eine Bestellung ansehen, bis Sie den Tab schließen',
          'orderWish (Sitzungsspeicher): was Sie an einer Bestellung ändern wollen, bis es geändert oder verworfen ist oder Sie den Tab schließen',
          'orderedCart (lokaler Speicher): Ihr Warenkorb, wie er bei Ihrer letzten Bestellung war, und wer dazu kam, damit die Zahlung nur diesen aus dem Warenkorb nimmt, bis Sie ihn löschen',
          'paidOrders (lokaler Speicher): die Nummern Ihrer letzten 20 bezahlten Bestellungen, damit eine alte Bestätigungsseite keinen neuen Warenkorb leert, bis Sie sie löschen',
          'productFilter (lokaler Speicher): die Ernährung und die Allergene, die Sie für die Speisekarte gewählt haben, bis Sie die Auswahl aufheben oder löschen; wir erfahren sie nicht',
          'whoComes (lokaler Speicher): wie viele Gäste kommen, was sie essen und nicht vertragen, wie Sie es beim Planen des Tisches gesagt haben, dazu der Satz, den wir daraus in die Hinweise geschrieben haben, und womit der Tisch den Warenkorb gefüllt hat, bis der Warenkorb bestellt ist oder Sie es aufheben oder löschen; wir erfahren davon nur, was in den Hinweisen Ihrer Bestellung steht',
          'language (Cookie und lokaler Speicher): Deutsch oder Englisch, sobald Sie gewählt haben, ein Jahr lang',
          'languageMended (Sitzungsspeicher): verhindert, dass eine Seite wegen der Sprache zweimal neu lädt, bis Sie den Tab schließen',
          'searchKey (lokaler Speicher): dass Sie die Taste abgeschaltet haben, die die Suche öffnet, bis Sie sie wieder einschalten',
          'continueTo und reloadedRelease (Sitzungsspeicher): wohin Sie wollten, als eine neue Version des Shops die Seite neu laden ließ, bis diese Seite da ist oder Sie den Tab schließen',
          'consent (lokaler Speicher): Ihre Auswahl auf dieser Seite, ein Jahr lang',
        ],
      ],
    },
    {
      heading: 'Präferenz-Cookies',
      body: [
        'Sie würden sich über die Sprache hinaus merken, wie Sie den Shop gern benutzen. Derzeit setzen wir keine.',
      ],
    },
    {
      heading: 'Analyse-Cookies',
      body: [
        'Sie würden uns zeigen, wie die Website genutzt wird. Derzeit setzen wir keine. Sollte sich das ändern, fragen wir Sie vorher, und Ablehnen ist so einfach wie Zustimmen.',
      ],
    },
    {
      heading: 'Marketing-Cookies',
      body: [
        'Wo wir bei Google Ads werben, melden sie der Google Ireland Limited, dass auf eine unserer Anzeigen eine Bestellung folgte. Gesetzt werden sie nur mit Ihrer Einwilligung (§\u00a025\u00a0Abs.\u00a01 TDDDG, Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO) und nur auf der Seite, die eine bezahlte Bestellung bestätigt. Google erhält den Wert und die Nummer der Bestellung und, wie bei jedem Abruf, Ihre IP-Adresse; Ihren Namen und Ihre Lieferadresse geben wir nicht weiter. Daten können nach dem EU-US Data Privacy Framework zu Google in die USA gelangen. Ohne Einwilligung wird nichts von Google geladen.',
        [
          '_gcl_au und andere Cookies, deren Name mit _gcl beginnt, sowie _gcl_ls (lokaler Speicher): von Google gesetzt, 90\u00a0Tage lang, gelöscht, sobald Sie Ihre Einwilligung widerrufen',
          'conversions (lokaler Speicher): die Nummern der letzten 20 gemeldeten Bestellungen, damit keine zweimal gemeldet wird, bis Sie sie löschen',
        ],
      ],
    },
    {
      heading: 'Sitzungs-Cookies und dauerhafte Cookies',
      body: [
        'Sitzungs-Cookies enden, wenn Sie den Tab oder den Browser schließen; redirectAfterLogin und deliveryDraft sind solche. Dauerhafte Cookies bleiben so lange, wie oben steht, oder bis Sie sie löschen; dazu gehören cart, accessToken, language und consent.',
      ],
    },
    {
      heading: 'Ihre Wahl',
      body: [
        'Sie können Cookies jederzeit im Browser löschen und neue verbieten. Der Shop zeigt dann weiterhin alles, vergisst aber Ihren Warenkorb, sobald Sie ihn schließen.',
        'Unter Cookie-Einstellungen in der Fußzeile oder im Menü und hier weiter unten können Sie Ihre Auswahl jederzeit ändern und eine Einwilligung für die Zukunft widerrufen. Fragen beantworten wir unter {email}.',
      ],
    },
  ],
};
