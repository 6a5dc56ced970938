// What money is paid for: each purpose is known once its file has been read (app/modules/payments/purposes.ts).
import '#app/modules/membership/commands/membership-purpose.server.ts'
