import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { FlagBox } from '#app/modules/practice/clinic-facts/components/flag-box.tsx'
import { fieldsOf, sentList } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { keptDays } from '../forms.ts'
import type { MessagesData } from '../pages/parts-page.server.ts'
import { PartForm, PromptFields } from './part-form.tsx'
import { SetUpPart } from './phone-frame.tsx'

/** What becomes of who is not answered, and whether calls are said to be recorded. */
export function MessagesPage({ page, answer }: { page: MessagesData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('telephony')
  const message = useProblem('telephony')
  const { clinic, team, rules, version } = page
  const { greeting, announcesRecording, textsBack, keepDays } = rules
  const field = fieldsOf('messages', answer?.submission, {
    ...greeting,
    announcesRecording: announcesRecording ? 'on' : '',
    textsBack: textsBack ? 'on' : '',
    keepDays: String(keepDays),
  })
  const tells = answer ? sentList(answer.submission, 'tells') : rules.tells
  return (
    <SetUpPart clinic={clinic} title={t('messages.title')}>
      <PanelCard id="messages" title={t('messages.rules')}>
        <PartForm
          action={paths.telephonyMessages({ place: clinic.slug })}
          version={version}
          answer={answer}
          field={field}
          names={['cmn', 'yue', 'en', 'keepDays']}
          stands={[[t('messages.keep'), t('messages.days', { count: keepDays })]]}
        >
          <p className="muted">{t('hints.greeting')}</p>
          <PromptFields field={field} languages={[]} />
          <Fieldset id="tells" legend={t('messages.whoIsTold')} hint={t('hints.tells')} optional>
            {team.map(({ id, name }) => (
              <Checkbox key={id} name="tells" value={id} defaultChecked={tells.includes(id)}>
                {name}
              </Checkbox>
            ))}
          </Fieldset>
          <FlagBox name="textsBack" field={field}>
            {t('messages.textsBack')}
          </FlagBox>
          <p className="hint">{t('hints.textsBack')}</p>
          <FlagBox name="announcesRecording" field={field}>
            {t('messages.announcesRecording')}
          </FlagBox>
          <p className="hint">{t('hints.recording')}</p>
          <FormField field={field('keepDays')} label={t('messages.keep')} hint={t('hints.keep')} message={message}>
            {({ maxLength: _maxLength, ...control }) => (
              <Select
                {...control}
                options={keptDays.map((days) => ({ value: String(days), label: t('messages.days', { count: days }) }))}
              />
            )}
          </FormField>
        </PartForm>
      </PanelCard>
    </SetUpPart>
  )
}
