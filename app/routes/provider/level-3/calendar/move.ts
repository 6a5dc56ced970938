import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { rescheduleAppointment } from '#app/modules/booking/appointments/commands/reschedule-appointment.server.ts'
import { changeVisit } from '#app/modules/desk/commands/change-visit.server.ts'
import { askAboutTime, isAboutTime } from '#app/modules/desk/pages/time-question.server.ts'
import { dragForm } from '#app/modules/desk/desk-forms.ts'
import { readWallTime, wallText } from '#app/core/calendar/zones.ts'

export const handle = { guard: 'provider-auth' }

export async function loader({ request }: LoaderFunctionArgs) {
  await guardNamed('provider-auth')(request, { showsHealthData: true })
  notFound(new URL(request.url).pathname)
}

/** Moves a visit that was dragged: `start` is a wall time of the facility. Answers where it stands now, or why not (409). */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const { id, version, start, tells, override } = await readAnswers(request, dragForm)
  const locale = localeOf(request)
  const asked = { id, step: 'move', version, locale } as const
  const outcome = await orRefused(
    changeVisit(actor, asked, (who, { providerFacility }) =>
      rescheduleAppointment({
        ...who,
        startsAt: readWallTime(start, providerFacility.timeZone) ?? 0,
        tells,
        override,
      }),
    ),
  )
  if (outcome.done) return json({ moved: true, text: '' }, { headers: privateHeaders })
  const t = translator(locale, 'desk')
  const { row, providerFacility } = outcome.open
  const wanted = {
    visitTypeId: row.visitTypeId,
    startsAt: readWallTime(start, providerFacility.timeZone) ?? 0,
    except: { appointmentId: row.id },
  }
  const question = isAboutTime(outcome.code) ? await askAboutTime(providerFacility, wanted, locale) : null
  const text = t(`refused.code.${outcome.code}`)
  const stands = row.startsAt === null ? null : wallText(row.startsAt, row.timeZone)
  return refusedPage({ moved: false, text, question, start: stands }, 409)
}
