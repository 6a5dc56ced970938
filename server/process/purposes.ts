import { membershipPurpose } from '#app/modules/membership/commands/membership-purpose.server.ts'
import { registerPurpose } from '#app/modules/payments/purposes.ts'

// What money is paid for (app/modules/payments/purposes.ts). Registered here and not where each is said: a bundle leaves out what is only read.
registerPurpose(membershipPurpose)
