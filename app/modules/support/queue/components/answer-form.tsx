import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { AnswerDraft, TicketPageData } from '../pages/answer-page.server.ts'

/** Doctors to name in the answer: a search, and what it found with boxes to tick. */
function DoctorChoice({ draft }: { draft: AnswerDraft | undefined }) {
  const { t } = useTranslation('support')
  const locale = useLocale()
  const found = draft?.found ?? []
  return (
    <details className="answer__doctors" open={found.length > 0 || draft?.hasSearched === true}>
      <summary>{t('answer.doctors')}</summary>
      <div className="stack stack--sm">
        <Field id="doctor" label={t('answer.search')} hint={t('answer.doctorsHint')}>
          {(control) => <TextInput {...control} name="doctor" defaultValue={draft?.doctor ?? ''} autoComplete="off" />}
        </Field>
        <Button variant="line" name="intent" value="search" icon="search">
          {t('answer.search')}
        </Button>
        {draft?.hasSearched && found.length === 0 && <p>{t('answer.none')}</p>}
        <div id="picks">
          {found.map(({ providerId, name, otherName, specialties, facility }) => (
            <Checkbox
              key={providerId}
              name="picks"
              value={providerId}
              defaultChecked={draft?.chosen.includes(providerId) ?? false}
            >
              {formatList(
                [...[name, otherName].filter((each) => each !== null), ...specialties, ...(facility ? [facility] : [])],
                locale,
                'facts',
              )}
            </Checkbox>
          ))}
        </div>
        {found.length > 0 && (
          <Checkbox name="keep" defaultChecked={draft?.isTimeKept ?? false}>
            {t('answer.keepTimes')}
          </Checkbox>
        )}
      </div>
    </details>
  )
}

type AnswerFormProps = { page: TicketPageData; draft: AnswerDraft | undefined }

/** Words to the customer or for colleagues. A prepared answer and a search for doctors go by the same form, so that nothing typed is lost. */
export function AnswerForm({ page, draft }: AnswerFormProps) {
  const { t } = useTranslation('support')
  const { ticket, macros, mayPick } = page
  const { reference, version, way, isClosed } = ticket
  const error = draft?.problem ? t(`errors.${draft.problem}`) : undefined
  const isAboutBody = draft?.problem === 'body' || draft?.problem === 'bodyLong'
  return (
    <form method="post" action={useHref(paths.adminTicket(reference))} className="card__body stack" noValidate>
      <ErrorSummary items={error ? [{ id: isAboutBody ? 'body' : 'picks', message: error }] : []} />
      {draft?.isStale && <Banner tone="warning">{t('answer.changed')}</Banner>}
      <input type="hidden" name="version" value={version} />
      {!isClosed && (
        <div>
          <p>{t('answer.language', { language: t(`languages.${ticket.locale}`) })}</p>
          <p className="muted">{way === null ? t('ticket.noAnswerWay') : t(`ticket.ways.${way}`)}</p>
        </div>
      )}
      {!isClosed && macros.length > 0 && (
        <div className="answer__macro">
          <Field id="macro" label={t('answer.macro')}>
            {(control) => (
              <Select {...control} name="macro" options={[{ value: '', label: t('answer.macroChoose') }, ...macros]} />
            )}
          </Field>
          <Button variant="line" name="intent" value="macro">
            {t('answer.macroInsert')}
          </Button>
        </div>
      )}
      <Field id="body" label={t('answer.body')} error={isAboutBody ? error : undefined}>
        {(control) => <TextArea {...control} name="body" rows={7} defaultValue={draft?.body ?? ''} />}
      </Field>
      {!isClosed && mayPick && <DoctorChoice draft={draft} />}
      <div className="row">
        {!isClosed && (
          <>
            <Button name="intent" value="wait">
              {t('answer.send')}
            </Button>
            <Button variant="line" name="intent" value="solve">
              {t('answer.sendAndSolve')}
            </Button>
          </>
        )}
        <Button variant="line" name="intent" value="note">
          {t('answer.keepNote')}
        </Button>
      </div>
    </form>
  )
}
