import type { ActionFunctionArgs } from '@remix-run/node'
import { readForm, redirect } from '#app/core/http.server.ts'
import { paths } from '#app/paths.ts'

const yearInSeconds = 365 * 24 * 60 * 60
const longest = 2000

/** A root-form path of ours with its query; the home page for everything else, above all for addresses of others. */
function ownPath(text: FormDataEntryValue | null): string {
  if (typeof text !== 'string' || text.length > longest || !/^\/(?![/\\])/.test(text)) return paths.home()
  const origin = 'https://own.invalid'
  if (!URL.canParse(text, origin)) return paths.home()
  const url = new URL(text, origin)
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : paths.home()
}

/** Large type and fewer choices, on or off; remembered for a year. Nothing to see here. */
export function loader() {
  return redirect(paths.home())
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const isOn = form.get('mode') === 'on'
  const isSecure = new URL(request.url).protocol === 'https:'
  const cookie = [
    `elder=${isOn ? '1' : ''}`,
    'Path=/',
    `Max-Age=${isOn ? yearInSeconds : 0}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
  return redirect(ownPath(form.get('back')), {
    status: 303,
    headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' },
  })
}
