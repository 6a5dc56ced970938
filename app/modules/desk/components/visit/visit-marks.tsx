import { useTranslation } from 'react-i18next'
import { withoutBrackets } from '#app/core/format/brackets.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { StatusTag } from './status-tag.tsx'

/** Kind of visit and doctor in one line. */
export function useVisitLine(): (visit: DeskVisit, withDoctor: boolean) => string {
  const { t } = useTranslation('desk')
  return (visit, withDoctor) =>
    [visit.visit?.name ?? t('card.noType'), withDoctor ? visit.doctor.name : null].filter(Boolean).join(t('list.comma'))
}

/** What the desk is to look at before the visit: a possible double, with the way to the other one; visits missed before; the number of who came without an appointment; that only a name is known; a language that its doctor does not speak. */
export function VisitMarks({
  visit: { doubleOf, missedBefore, patient, queueNumber, language },
}: {
  visit: DeskVisit
}) {
  const { t } = useTranslation('desk')
  const unspoken = language && !language.isSpoken ? withoutBrackets(language.name) : null
  if (doubleOf === null && !missedBefore && !patient.isProvisional && queueNumber === null && !unspoken) return null
  return (
    <p className="tags">
      {doubleOf !== null && (
        <>
          <Tag tone="wait">{t('mark.double')}</Tag> <Link to={paths.deskVisit(doubleOf)}>{t('mark.other')}</Link>
        </>
      )}
      {queueNumber !== null && <Tag tone="info">{t('mark.number', { number: queueNumber })}</Tag>}
      {patient.isProvisional && <Tag tone="wait">{t('mark.provisional')}</Tag>}
      {unspoken && <Tag tone="info">{t('mark.language', { language: unspoken })}</Tag>}
      {missedBefore && <Tag tone="wait">{t('mark.missed')}</Tag>}
    </p>
  )
}

/** The status of a visit in a table, and what the desk is to look at. */
export function StatusAndMarks({ visit }: { visit: DeskVisit }) {
  return (
    <>
      <StatusTag status={visit.status} />
      <VisitMarks visit={visit} />
    </>
  )
}
