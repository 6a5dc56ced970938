import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { controlId, fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { FactPart } from '../parts.ts'
import type { ClinicFacts } from '../queries/clinic-facts.server.ts'
import { fieldsOfPart, storedValues, useStandingLines } from './part-fields.tsx'
import { StaleNotice, versionOf } from './stale-notice.tsx'

type PartPageProps = { clinic: ClinicFacts; part: FactPart; answer: FormAnswer | undefined }

/** The form of one part of the facts of a clinic. */
export function PartPage({ clinic, part, answer }: PartPageProps) {
  const { t } = useTranslation('clinic-facts')
  const { t: say } = useTranslation('practice')
  const message = useProblem('practice')
  const standing = useStandingLines(clinic, part)
  const sent = answer?.submission
  const form = `facts-${part}`
  const field = fieldsOf(form, sent, storedValues(clinic))
  const items = Object.entries(sent?.error ?? {}).flatMap(([name, keys]) =>
    keys?.[0] ? [{ id: controlId(form, name), message: message(keys[0]) }] : [],
  )
  const Fields = fieldsOfPart[part]
  return (
    <>
      <p>
        <Link to={paths.clinicFacts({ place: clinic.slug })}>{t('back')}</Link>
      </p>
      <PageHead title={t(`parts.${part}`)} lead={clinic.name} />
      <PanelCard id="part" title={t('atOnce')}>
        <form
          method="post"
          action={useHref(paths.clinicFactsPart(part, { place: clinic.slug }))}
          className="card__body stack"
          noValidate
        >
          <ErrorSummary items={items} />
          {answer?.isStale && <StaleNotice lines={standing} />}
          <input type="hidden" name="version" value={versionOf(clinic, answer)} />
          <Fields {...{ form, clinic, sent, field, message }} />
          <p>
            <Button>{say('profile.save')}</Button>
          </p>
        </form>
      </PanelCard>
    </>
  )
}
