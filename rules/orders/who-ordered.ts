/** A person, or a company with whom to ask for there, by the names they said. */
export interface Party {
  readonly customerType: 'PRIVATE' | 'COMMERCIAL';
  readonly name: string;
  readonly lastname: string;
  /** Whom to ask for, where `name` is that of a company. */
  readonly contact?: string;
}

/** The party that the invoice of an order names, and the one that ordered where that is another. */
interface Parties extends Party {
  readonly orderedBy?: Party;
}

/**
 * What to call an order by, on the board, on paper and in e-mails to the shop: the name of the party that ordered, whomever
 * its invoice names. Where that said no name, whom to ask for there, else whom the invoice names; empty where it keeps no
 * name at all.
 */
export function orderName(parties: Parties): string {
  return nameOf(orderingParty(parties)) || nameOf(parties);
}

/** The person to greet and to speak to: who ordered, or whom to ask for at the company that did; empty where nobody has said. */
export function contactPerson(parties: Parties): string {
  const party = orderingParty(parties);
  return party.customerType === 'PRIVATE' ? fullName(party) : (party.contact ?? '');
}

/** The party that ordered, to be kept when the invoice names another one: its names alone, nothing of where an invoice goes. */
export function orderingParty({ orderedBy, ...invoiced }: Parties): Party {
  const { customerType, name, lastname, contact } = orderedBy ?? invoiced;
  return { customerType, name, lastname, ...(contact && { contact }) };
}

function nameOf(party: Party): string {
  return (party.customerType === 'COMMERCIAL' ? party.name : fullName(party)) || (party.contact ?? '');
}

const fullName = ({ name, lastname }: Party) => `${name} ${lastname}`.trim();
