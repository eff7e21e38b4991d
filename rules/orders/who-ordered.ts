/** A person or a company as they said their name. */
export interface Named {
  readonly customerType: 'PRIVATE' | 'COMMERCIAL';
  readonly name: string;
  readonly lastname: string;
  /** Whom to ask for, where `name` is that of a company. */
  readonly contact?: string;
}

/** Whom the invoice of an order names, and who ordered where that is somebody else. */
export interface NamedOnOrder extends Named {
  readonly orderedBy?: Named;
}

/**
 * By whose name people know an order: that of the person or company who ordered, whomever its invoice names. Where they
 * said no name, whom to ask for there, else whom the invoice names; empty where it keeps no name at all.
 */
export function orderName(customer: NamedOnOrder): string {
  return nameOf(whoOrdered(customer)) || nameOf(customer);
}

/** The person to speak to about an order: who ordered, or whom to ask for at their company; empty where nobody has said. */
export function personOf(customer: NamedOnOrder): string {
  const who = whoOrdered(customer);
  return who.customerType === 'PRIVATE' ? fullName(who) : (who.contact ?? '');
}

/** Who ordered, by the names they said, and nothing of where an invoice goes. */
export function whoOrdered({ orderedBy, ...named }: NamedOnOrder): Named {
  const { customerType, name, lastname, contact } = orderedBy ?? named;
  return { customerType, name, lastname, ...(contact && { contact }) };
}

function nameOf(named: Named): string {
  return (named.customerType === 'COMMERCIAL' ? named.name : fullName(named)) || (named.contact ?? '');
}

const fullName = ({ name, lastname }: Named) => `${name} ${lastname}`.trim();
