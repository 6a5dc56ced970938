import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { useAnswerError } from '#app/modules/desk/components/visit/step-form.tsx'
import { BackToPatient } from '#app/modules/desk/components/patients/patient-lines.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { formatPhone } from '#app/core/format/format.ts'
import { visitSideName } from '../same-person-forms.ts'
import type { SeparationPageData, StandingMerge } from '../pages/separation-page.server.ts'

/** One of the two in words: of two with one name the number tells them apart. */
function useCalled() {
  const { t } = useTranslation('desk')
  return ({ main, other, phone }: StandingMerge['first']) =>
    [main, other, phone && formatPhone(phone)].filter(Boolean).join(t('list.comma'))
}

/** On the page of a patient who was made of two: of whom, and the way back. */
export function MergePanel({ patientId, merge }: { patientId: string; merge: StandingMerge }) {
  const { t } = useTranslation('desk')
  const { first, second, on, until } = merge
  const called = useCalled()
  return (
    <section className="panel stack" aria-labelledby="merged">
      <h2 id="merged" className="board__title">
        {t('separation.panel')}
      </h2>
      <p>{t('separation.of', { first: called(first), second: called(second), date: on })}</p>
      <p>
        <ButtonLink to={paths.deskPatientSeparation(patientId, merge.id)} variant="line">
          {t('separation.link')}
        </ButtonLink>
      </p>
      <p className="muted">{t('separation.until', { date: until })}</p>
    </section>
  )
}

type SeparationPageProps = Omit<SeparationPageData, 'head'> & { answer: FormAnswer | undefined }

const idOf = (name: string) => `of-${name}`

function Questions({ merge, visits, hasRest, answer }: SeparationPageProps) {
  const { t } = useTranslation('desk')
  const errorOf = useAnswerError(answer)
  const typed = (answer?.submission.initialValue ?? {}) as Record<string, string | undefined>
  const options = (['first', 'second'] as const).map((side) => ({
    value: side,
    label: merge[side].main,
    help: [merge[side].other, merge[side].phone && formatPhone(merge[side].phone)]
      .filter(Boolean)
      .join(t('list.comma')),
  }))
  const questions = [
    ...visits.map(({ id, when, doctor }) => ({
      name: visitSideName(id),
      legend: t('separation.visit', { when: [when ?? t('card.walkIn'), doctor].filter(Boolean).join(t('list.comma')) }),
    })),
    ...(hasRest ? [{ name: 'rest', legend: t('separation.rest') }] : []),
  ]
  return questions.map(({ name, legend }) => (
    <Fieldset key={name} id={idOf(name)} legend={legend} error={errorOf(name)}>
      <RadioCards name={name} defaultValue={typed[name]} options={options} />
    </Fieldset>
  ))
}

/** Asks before one patient is two again. */
export function SeparationPage(props: SeparationPageProps) {
  const { t } = useTranslation('desk')
  const { patient, merge, isOver, visits, hasRest, answer } = props
  const called = useCalled()
  const action = useHref(paths.deskPatientSeparation(patient.id, merge.id))
  const errorOf = useAnswerError(answer)
  const names = [...visits.map(({ id }) => visitSideName(id)), ...(hasRest ? ['rest'] : [])]
  const errors = names.flatMap((name) => {
    const message = errorOf(name)
    return message ? [{ id: `${name}-0`, message }] : []
  })
  return (
    <div className="desk">
      <ErrorSummary items={errors} />
      <PageHead title={t('separation.title', { name: patient.main })} />
      {answer?.isStale && <Banner tone="warning">{t('separation.stale')}</Banner>}
      {isOver ? (
        <p className="panel">{t('separation.over')}</p>
      ) : (
        <form method="post" action={action} className="panel form">
          <p>{t('separation.of', { first: called(merge.first), second: called(merge.second), date: merge.on })}</p>
          <p>{t('separation.text')}</p>
          <Questions {...props} />
          <div>
            <Button>{t('separation.submit')}</Button>
          </div>
        </form>
      )}
      <BackToPatient id={patient.id} />
    </div>
  )
}
