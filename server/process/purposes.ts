import { eventPurpose } from '#app/modules/association/events/commands/event-purpose.server.ts'
import { duesPurpose } from '#app/modules/association/members/commands/dues-purpose.server.ts'
import { membershipPurpose } from '#app/modules/membership/commands/membership-purpose.server.ts'
import { registerPurpose } from '#app/modules/payments/purposes.ts'
import { promotionPurpose } from '#app/modules/promotion/commands/promotion-purpose.server.ts'

/** Makes known what money is paid for. Called and not only read: a bundle leaves out a file of which nothing is used. */
export function registerPurposes(): void {
  registerPurpose(membershipPurpose)
  registerPurpose(promotionPurpose)
  registerPurpose(eventPurpose)
  registerPurpose(duesPurpose)
}
