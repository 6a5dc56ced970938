import { startCheckout } from '#app/modules/payments/commands/start-checkout.server.ts'
import { checkoutOf, listeningPurpose } from '#tests/factories/payments.ts'
import type { AdminRow } from '../administrators.ts'

let made = 0
const payment = async () => {
  listeningPurpose()
  made += 1
  return { payment: (await startCheckout(checkoutOf({ purposeId: `seen-${made}` }))).paymentId }
}

export const rows: AdminRow[] = [
  { path: '/admin/payments', method: 'GET', permission: 'payment.read' },
  { path: '/admin/payments/:payment', method: 'GET', permission: 'payment.read', make: payment },
  {
    path: '/admin/payments/:payment',
    method: 'POST',
    permission: 'payment.refund',
    make: payment,
    fields: () => ({ amount: '1', reason: 'canarywords of a refund' }),
  },
]
