/** Invented people and companies of Berlin, who order in the demo. Their e-mail is made of `slug`. */
export interface SamplePerson {
  readonly slug: string;
  readonly company: boolean;
  readonly name: string;
  readonly lastname: string;
  readonly phone: string;
  readonly street: string;
  readonly number: string;
  readonly addition: string;
  readonly postalCode: string;
}

const person = (slug: string, name: string, lastname: string, where: readonly string[]): SamplePerson =>
  sample(slug, { company: false, name, lastname }, where);
const company = (slug: string, name: string, where: readonly string[]): SamplePerson =>
  sample(slug, { company: true, name, lastname: '' }, where);

function sample(
  slug: string,
  who: Pick<SamplePerson, 'company' | 'name' | 'lastname'>,
  [street = '', number = '', postalCode = '', phone = '', addition = '']: readonly string[],
): SamplePerson {
  return { slug, ...who, street, number, postalCode, phone: `+4930${phone}`, addition };
}

export const people: readonly SamplePerson[] = [
  company('praxis-yildiz', 'Praxis Dr. Yıldız', ['Sonnenallee', '84', '12045', '55570103']),
  company('chorverband', 'Chorverband Berlin', ['Adalbertstraße', '12', '10997', '55570104', '2. Hof']),
  company('studio-foenwelle', 'Studio Fönwelle', ['Weserstraße', '31', '12045', '55570105']),
  company('notariat-brandt', 'Notariat Brandt & Ehlers', ['Torstraße', '49', '10119', '55570106', '3. OG']),
  company('linde-partner', 'Linde & Partner', ['Oranienstraße', '185', '10999', '55570185', '2. Hof, 3. OG']),
  company('werkstatt', 'Werkstatt Moritzplatz', ['Prinzenstraße', '85', '10969', '55570108']),
  company('galerie', 'Galerie Oderberger', ['Oderberger Straße', '12', '10435', '55570109']),
  person('kowalczyk', 'Ewa', 'Kowalczyk', ['Kastanienallee', '7', '10435', '55570110', 'Hinterhaus']),
  company('hort-goerli', 'Hort am Görli', ['Görlitzer Straße', '52', '10997', '55570111']),
  company('kanzlei-ahrens', 'Kanzlei Ahrens', ['Bergmannstraße', '99', '10961', '55570112', '1. OG']),
  company('freie-buehne', 'Freie Bühne Neukölln', ['Karl-Marx-Straße', '141', '12043', '55570113']),
  person('aksoy', 'Emre', 'Aksoy', ['Boxhagener Straße', '18', '10245', '55570114']),
  company('kita-regenbogen', 'Kita Regenbogen', ['Manteuffelstraße', '40', '10997', '55570115']),
  company('hebewerk', 'Hebewerk', ['Ritterstraße', '8', '10969', '55570116', 'Aufgang B']),
  company('ruderclub', 'Ruderclub Stralau', ['Alt-Stralau', '60', '10245', '55570117', 'Bootshaus']),
  person('oeztuerk', 'Selin', 'Öztürk', ['Reichenberger Straße', '114', '10999', '55570118']),
  company('filmschule', 'Filmschule am Kanal', ['Paul-Lincke-Ufer', '39', '10999', '55570119']),
  company('zahnaerzte', 'Zahnärzte am Ufer', ['Planufer', '92', '10967', '55570120']),
  company('druckhaus', 'Druckhaus Rixdorf', ['Richardstraße', '23', '12043', '55570121']),
  person('demir', 'Aylin', 'Demir', ['Schönhauser Allee', '146', '10435', '55570122', '4. OG links']),
  company('agentur-weiss', 'Agentur Weiß', ['Chausseestraße', '20', '10115', '55570123']),
  person('petersen', 'Inga', 'Petersen', ['Kopenhagener Straße', '33', '10437', '55570124']),
  company('steuerbuero', 'Steuerbüro Nitsche', ['Müllerstraße', '30', '13353', '55570125']),
  company('fahrradladen', 'Fahrradladen Pille', ['Warschauer Straße', '70', '10243', '55570126']),
];
