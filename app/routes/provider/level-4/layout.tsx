import type { LoaderFunctionArgs } from '@remix-run/node'
import { json } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { ProviderFrame } from '#app/modules/practice/components/provider-frame.tsx'
import { readFrame } from '#app/modules/practice/pages/frame.server.ts'
import pro from '#app/styles/pro.css?url'

export const handle = { islands: ['preload', 'idle', 'session', 'find'] } satisfies PageHandle

export const links = () => [{ rel: 'stylesheet', href: pro }]

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readFrame(request, 'office'))
}

export default ProviderFrame
