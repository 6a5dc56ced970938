import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { approveRequest } from '#app/modules/booking/appointments/commands/answer-request.server.ts'
import { ApprovalForm } from '#app/modules/desk/components/visit/time-forms.tsx'
import { approvalForm } from '#app/modules/desk/desk-forms.ts'
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

/** Accepts a request: with the time that was asked for, or one that the desk picks. */
export async function action({ request, params: { appointment: id = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitStep(
    request,
    actor,
    {
      id,
      step: 'approval',
      schema: approvalForm,
      wanted: ({ time, visitTypeId }, { row, providerFacility }) => ({
        visitTypeId: visitTypeId ?? row.visitTypeId,
        startsAt: (time ? instantOf(time, providerFacility.timeZone) : row.startsAt) ?? 0,
        except: { appointmentId: row.id },
      }),
    },
    (who, { time, visitTypeId, override }, { providerFacility }) =>
      approveRequest({
        ...who,
        ...(time && { startsAt: instantOf(time, providerFacility.timeZone) ?? 0 }),
        ...(visitTypeId && { visitTypeId }),
        override,
      }),
  )
}

export default function Approval() {
  return <ApprovalForm page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
