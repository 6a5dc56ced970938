import type { LoaderFunctionArgs } from '@remix-run/node'
import { publicDocument } from '#app/modules/coordination/pages/public-page.server.ts'

/** A document of a referral for who has typed the code of their link, to be saved. */
export function loader({ request, params: { uuid = '', document = '' } }: LoaderFunctionArgs) {
  return publicDocument(request, uuid, document)
}
