import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { rescheduleAppointment } from '#app/modules/booking/appointments/commands/reschedule-appointment.server.ts'
import { MoveForm } from '#app/modules/desk/components/visit/time-forms.tsx'
import { moveForm } from '#app/modules/desk/desk-forms.ts'
import { instantOf, loadTimePage, submitStep } from '#app/modules/desk/pages/step-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { appointment: id = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return loadTimePage(request, actor, id)
}

/** Moves a visit to another time, near ones or any; the patient is written to unless the desk says not to. */
export async function action({ request, params: { appointment: id = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitStep(
    request,
    actor,
    {
      id,
      step: 'move',
      schema: moveForm,
      wanted: ({ time }, { row, providerFacility }) => ({
        visitTypeId: row.visitTypeId,
        startsAt: instantOf(time, providerFacility.timeZone) ?? 0,
        except: { appointmentId: row.id },
      }),
    },
    (who, { time, tells, override }, { providerFacility }) =>
      rescheduleAppointment({ ...who, startsAt: instantOf(time, providerFacility.timeZone) ?? 0, tells, override }),
  )
}

export default function Move() {
  return <MoveForm page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
