import type { ProviderActor } from '#app/core/actor.ts'
import { refusedPage } from '#app/core/answer/answer.server.ts'
import { answersIn, readForm } from '#app/core/form/form-body.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { recordDeskRead } from '#app/modules/desk/commands/record-desk-read.server.ts'
import { patientSearchForm } from '#app/modules/desk/desk-forms.ts'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { readSought } from '#app/modules/desk/patient-search.ts'
import { searchPatients } from '#app/modules/desk/queries/patient-search.server.ts'
import { paths } from '#app/paths.ts'
import { openForMerge, recordPeople } from './open-person.server.ts'

/** The search for who a patient is the same person as. Nobody is suggested: a likeness of names proves nothing. */
export async function mergeSearchPage(request: Request, actor: ProviderActor, id: string) {
  const { open } = await openForMerge(request, actor, id, 'booking.patient_merge')
  await recordPeople(actor, [open.patient.id])
  const { main, other, birthDate, age, phone } = open.patient
  return {
    head: deskHead(request, 'title.merge', paths.deskPatientMerge(open.patient.id)),
    patient: { id: open.patient.id, main, other, birthDate, age, phone },
  }
}

export type MergeSearchData = Awaited<ReturnType<typeof mergeSearchPage>>

/** Looks among the practice's other patients. */
export async function submitMergeSearch(request: Request, actor: ProviderActor, id: string) {
  const { open } = await openForMerge(request, actor, id, 'booking.patient_merge')
  const { q: text } = answersIn(await readForm(request), patientSearchForm)
  const sought = readSought(text)
  const managed = open.providerFacilities.filter(({ powers }) => powers.manage)
  const found = await searchPatients(managed, sought, localeOf(request))
  const others = found.filter((each) => each.id !== open.patient.id)
  if (others.length > 0)
    for (const facilityId of new Set(managed.map((each) => each.facilityId)))
      await recordDeskRead(actor, {
        action: 'booking.patient_read',
        subject: { type: 'facility', id: facilityId },
        fields: ['nameEn', 'birthDate', 'phone', 'startsAt'],
      })
  return refusedPage({ text, isShort: sought.length === 0, found: others }, 200)
}
