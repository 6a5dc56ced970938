import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { hidden } from '#app/core/form/form.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { redirect } from '#app/core/http.server.ts'
import { ownPath } from '#app/core/own-path.ts'
import { visitorCookie } from '#app/core/visitor-cookie.ts'
import { paths } from '#app/paths.ts'

const yearInSeconds = 365 * 24 * 60 * 60
const modeForm = z.object({ mode: z.enum(['on', 'off']).catch('off'), back: hidden(2000) })

/** Large type and fewer choices, on or off; remembered for a year. Nothing to see here. */
export function loader() {
  return redirect(paths.home())
}

export async function action({ request }: ActionFunctionArgs) {
  const { mode, back } = await readAnswers(request, modeForm)
  const isOn = mode === 'on'
  const cookie = isOn ? visitorCookie('elder', '1', yearInSeconds) : visitorCookie('elder', '', 0)
  return redirect(ownPath(back, paths.home()), {
    status: 303,
    headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' },
  })
}
