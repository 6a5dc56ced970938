import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { notFound, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { rescheduleAppointment } from '#app/modules/booking/appointments/commands/reschedule-appointment.server.ts'
import { MovePage } from '#app/modules/desk/components/booking/move-page.tsx'
import { moveForm } from '#app/modules/desk/desk-forms.ts'
import { findTarget, loadMovePage } from '#app/modules/desk/pages/move-page.server.ts'
import { instantOf, submitStep } from '#app/modules/desk/pages/step-page.server.ts'
import type { OpenVisit } from '#app/modules/desk/queries/desk-visit.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { appointment: id = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return loadMovePage(request, actor, id)
}

/** Moves a visit to any time of its doctor or of a colleague; the patient is written to unless the desk says not to. */
export async function action({ request, params: { appointment: id = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const targetOf = async (visitTypeId: string | null, open: OpenVisit) =>
    (await findTarget(request, actor, open, visitTypeId)) ?? notFound()
  return submitStep(
    request,
    actor,
    {
      id,
      step: 'move',
      schema: moveForm,
      wanted: async ({ time, visitTypeId }, open) => {
        const { providerFacility, visit } = await targetOf(visitTypeId, open)
        return {
          visitTypeId: visit.visitTypeId,
          startsAt: instantOf(time, providerFacility.timeZone) ?? 0,
          except: { appointmentId: open.row.id },
          at: providerFacility,
        }
      },
    },
    async (who, { time, tells, override, visitTypeId }, open) => {
      const { providerFacility, visit } = await targetOf(visitTypeId, open)
      return rescheduleAppointment({
        ...who,
        startsAt: instantOf(time, providerFacility.timeZone) ?? 0,
        // With its own doctor it stays the kind of visit that it is, one that is no longer offered too.
        ...(providerFacility.providerFacilityId !== open.providerFacility.providerFacilityId && {
          providerFacilityId: providerFacility.providerFacilityId,
          visitTypeId: visit.visitTypeId,
        }),
        tells,
        override,
      })
    },
  )
}

export default function Move() {
  return <MovePage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
