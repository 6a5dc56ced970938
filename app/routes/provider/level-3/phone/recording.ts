import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { sendRecording } from '#app/modules/desk/telephony/pages/voicemail-page.server.ts'

export const handle = { guard: 'provider-auth' }

/** The sound of a voicemail. */
export async function loader({ request, params: { voicemail = '' } }: LoaderFunctionArgs) {
  return sendRecording(await guardNamed('provider-auth')(request, { showsHealthData: true }), voicemail)
}
