import { findSignedInAnywhere } from '#app/modules/accounts/guards/guards.server.ts'
import { paths } from '#app/paths.ts'
import { readSessionId } from '../payment-session.server.ts'
import { isOpen } from '../payment-status.ts'
import { findPurpose } from '../purposes.ts'
import { findPayment } from '../queries/find-payment.server.ts'

/** What a page that the gateway leads back to may know: the payment of the session id in the address, when there is one. */
export async function loadReturnPage(request: Request) {
  const { searchParams } = new URL(request.url)
  const sessionId = readSessionId(searchParams.get('s'))
  const actor = sessionId === null ? null : await findSignedInAnywhere(request)
  const payment = await findPayment(sessionId, actor?.userId ?? null)
  const purpose = payment && findPurpose(payment.purpose)
  const goOn = {
    done: payment && purpose ? purpose.doneUrl(payment.purposeId) : paths.home(),
    retry: payment && purpose ? purpose.retryUrl(payment.purposeId) : paths.home(),
  }
  return { sessionId, payment, goOn, isOpen: payment !== null && isOpen(payment.state), searchParams }
}
