import type { LegalPage } from '#rules/text/legal-page.ts';

export const privacy: LegalPage = {
  title: 'Datenschutz\u00aderklärung',
  updated: null,
  numbered: true,
  intro: 'Wir verarbeiten so wenige Daten, wie eine Bestellung braucht. Welche das sind, steht hier.',
  sections: [
    {
      heading: 'Verantwortlicher',
      body: [
        'Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist die {company}, {street}, {postalCode} {city}, E-Mail {email}, Telefon {phone}.',
      ],
    },
    {
      heading: 'Besuch der Website',
      body: [
        'Ihr Browser übermittelt IP-Adresse, Zeitpunkt und aufgerufene Seite. Wir brauchen diese Angaben, um zu antworten, und bewahren sie höchstens 14\u00a0Tage auf, um Angriffe abzuwehren (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO). Was Sie in Formulare eingeben, steht nicht in diesen Protokollen.',
      ],
    },
    {
      heading: 'Anmeldung',
      body: [
        'Sie melden sich mit Ihrer E-Mail-Adresse und einem Einmalcode an, den wir Ihnen dorthin senden; ein Passwort gibt es nicht. Ein Code gilt zehn Minuten. Eine Sitzung endet nach 7\u00a0Tagen ohne Nutzung, spätestens nach 30\u00a0Tagen. Rechtsgrundlage ist der Vertrag oder seine Anbahnung (Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO).',
        'Zu jeder Anmeldung speichern wir bis zu ihrem Ende, mit welchem Browser und System sie erfolgt ist (zum Beispiel „Firefox, Windows“), damit Sie in Ihrem Profil sehen und beenden können, wo Sie angemeldet sind.',
        'Bevor ein Code versandt wird, löst Ihr Browser eine kleine Rechenaufgabe, die Automaten fernhält. Sie läuft auf unserem eigenen Server und erkennt niemanden wieder.',
      ],
    },
    {
      heading: 'Bestellung und Lieferung',
      body: [
        'Für eine Bestellung verarbeiten wir Name, E-Mail-Adresse, Telefonnummer (sofern angegeben), Lieferadresse, Produkte, Datum, Uhrzeit und Hinweise, bei Firmen auch die USt-IdNr. (Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO). Unsere Fahrer sehen, was sie brauchen, um Sie zu finden.',
        'Was Gäste essen und nicht vertragen, lesen wir nur, wenn Sie es in die Hinweise schreiben oder beim Planen des Tisches sagen und es dort stehen lassen; bitte nennen Sie Zahlen und keine Namen. Wir kochen danach und nutzen es für nichts anderes. Soweit es Sie selbst betrifft und etwas über Ihre Gesundheit sagt, willigen Sie damit ein (Art.\u00a09 Abs.\u00a02 lit.\u00a0a DSGVO); widerrufen können Sie das jederzeit.',
      ],
    },
    {
      heading: 'Zahlung',
      body: [
        'Sie zahlen auf der Seite unseres Zahlungsdienstleisters. Wir übergeben Betrag, Positionen und eine Referenz; Kartendaten gehen allein an den Dienstleister und erreichen uns nicht. Für seine Verarbeitung ist er selbst verantwortlich.',
      ],
    },
    {
      heading: 'E-Mails und Anfragen',
      body: [
        'Wir senden Zugangscodes, Bestätigungen und Nachrichten zu Ihrer Bestellung und beantworten Ihre Fragen. Einen Newsletter gibt es ohne Ihre Einwilligung nicht. Schreiben Sie uns über WhatsApp, gelten auch die Bedingungen und die Datenschutzhinweise dieses Dienstes; möchten Sie das nicht, nutzen Sie bitte E-Mail oder Telefon.',
      ],
    },
    {
      heading: 'Speicherung in Ihrem Browser',
      body: [
        'Warenkorb, Sprache und Anmeldung liegen in Ihrem eigenen Browser. Was dort wie lange gespeichert wird und wofür wir Ihre Einwilligung brauchen, steht in der Cookie-Richtlinie. Nur wenn Sie in Marketing einwilligen, erfährt die Google Ireland Limited, dass auf eine unserer Anzeigen eine Bestellung folgte (Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO).',
      ],
    },
    {
      heading: 'Speicherdauer und Empfänger',
      body: [
        'Rechnungen und zugehörige Unterlagen bewahren wir so lange auf, wie Steuer- und Handelsrecht es verlangen (bis zu zehn Jahre), alles andere nur, bis es nicht mehr gebraucht wird. Hosting und E-Mail-Versand übernehmen vertraglich gebundene Auftragsverarbeiter in der Europäischen Union. Wir verkaufen keine Daten.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      body: [
        'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Datenübertragbarkeit und können einer Verarbeitung widersprechen, die auf unseren berechtigten Interessen beruht. Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen. Eine Nachricht an die oben genannte Adresse genügt.',
        'Außerdem können Sie sich bei einer Aufsichtsbehörde beschweren, in Berlin bei der Stelle „{supervisoryAuthority}“.',
      ],
    },
  ],
};
