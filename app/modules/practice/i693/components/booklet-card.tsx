import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Lang } from '#app/ui/lang.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Disclosure } from '#app/ui/sections/disclosure.tsx'
import type { VaccinesData } from '../pages/vaccine-pages.server.ts'

type Of = { page: VaccinesData }

/** Takes a line of a booklet with its dates over to the vaccine that it stands for. */
function BookletForm({ page: { head }, answer }: Of & { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  const field = fieldsOf('booklet', answer?.submission, {})
  const action = useHref(paths.i693Vaccines(head.id, { form: 'booklet' }))
  return (
    <form method="post" action={action} className="card__body stack" noValidate>
      <ErrorSummary items={errorItems(['line', 'dates'].map(field), message)} id="errors-booklet" />
      {answer?.isStale && <Banner tone="warning">{t('stale')}</Banner>}
      <input type="hidden" name="version" value={head.version} />
      <FormField field={field('line')} label={t('booklet.line')} hint={t('booklet.lineHint')} message={message}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField field={field('dates')} label={t('booklet.dates')} hint={t('hints.history')} message={message}>
        {(control) => <TextInput {...control} autoComplete="off" numeric />}
      </FormField>
      <p>
        <Button variant="line">{t('booklet.add')}</Button>
      </p>
    </form>
  )
}

/** What a Chinese vaccination booklet calls the vaccines, and which of its lines count for nothing that is asked. */
export function BookletCard({ page, answer }: Of & { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('i693')
  const { head, words, booklet } = page
  return (
    <PanelCard id="booklet" title={t('booklet.title')}>
      {head.isEditable && <BookletForm page={page} answer={answer} />}
      <div className="card__body">
        <Disclosure summary={t('booklet.names')}>
          <dl className="pairs">
            {booklet.counts.map(({ code, written }) => (
              <div key={code}>
                <dt>{words[code]?.name ?? code}</dt>
                <dd>
                  <Lang lang="zh">{written.join(' / ')}</Lang>
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
        <Disclosure summary={t('booklet.only')}>
          <dl className="pairs">
            {booklet.only.map(({ code, name, text, written }) => (
              <div key={code}>
                <dt>
                  {name} <Lang lang="zh">{written.join(' / ')}</Lang>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </PanelCard>
  )
}
