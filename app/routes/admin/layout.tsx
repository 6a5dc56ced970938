import type { LoaderFunctionArgs } from '@remix-run/node'
import { json } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { AdminFrame } from '#app/modules/accounts/administration/components/admin-frame.tsx'
import { readAdminFrame } from '#app/modules/accounts/administration/pages/admin-frame.server.ts'
import { countWaitingWork } from '#app/modules/review/queries/queue-counts.server.ts'
import pro from '#app/styles/pro.css?url'

export const handle = { islands: ['preload', 'toast', 'idle'] } satisfies PageHandle

export const links = () => [{ rel: 'stylesheet', href: pro }]

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readAdminFrame(request, countWaitingWork))
}

export default AdminFrame
