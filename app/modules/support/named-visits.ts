import type { AdminActor } from '#app/core/actor.ts'

/** A visit that a ticket names, with its page in the administration. */
export type NamedVisit = Readonly<{ reference: string; path: string }>

/** The visits that texts name, as far as somebody may see visits. Booking stands above: its routes hand this in. */
export type FindNamedVisits = (actor: AdminActor, texts: readonly string[]) => Promise<NamedVisit[]>
