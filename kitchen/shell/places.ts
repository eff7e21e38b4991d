import {
  BookOpen,
  CalendarDays,
  CookingPot,
  Euro,
  Gauge,
  type LucideIcon,
  Package,
  Truck,
} from 'lucide-react';
import { m } from '#kitchen-messages';
import type { Role } from '#rules/access/role.ts';

interface Place {
  readonly to: string;
  readonly label: () => string;
  readonly icon: LucideIcon;
  /** Whether it stands for its own address alone. */
  readonly end?: boolean;
  /** What else it goes by in the search. */
  readonly hint?: () => string;
  /** Whether a phone has it behind the initial, since its tabs are full. */
  readonly isBehindInitial?: boolean;
  /** Who has it. */
  readonly roles: readonly Role[];
}

const everybody: readonly Role[] = ['OWNER', 'OFFICE', 'KITCHEN', 'DRIVER'];

/** What the head and the tabs of a phone lead to, in this order; only what works. */
const places: readonly Place[] = [
  { to: '/', label: m.place_day, icon: CalendarDays, end: true, roles: everybody },
  { to: '/production', label: m.place_production, icon: CookingPot, roles: ['OWNER', 'OFFICE', 'KITCHEN'] },
  { to: '/runs', label: m.place_runs, icon: Truck, roles: ['OWNER', 'OFFICE', 'DRIVER'] },
  { to: '/menu', label: m.place_menu, icon: BookOpen, roles: ['OWNER', 'OFFICE', 'KITCHEN'] },
  { to: '/load', label: m.place_load, icon: Gauge, roles: ['OWNER', 'OFFICE', 'KITCHEN'] },
  {
    to: '/money',
    label: m.place_money,
    icon: Euro,
    hint: m.search_money,
    isBehindInitial: true,
    roles: ['OWNER', 'OFFICE'],
  },
  // For all others it is a press away from Production.
  { to: '/packing', label: m.place_packing, icon: Package, roles: ['DRIVER'] },
];

export function placesFor(role: Role): readonly Place[] {
  return places.filter(({ roles }) => roles.includes(role));
}
