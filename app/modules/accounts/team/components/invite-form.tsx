import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { locales } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Checkbox, RadioRow } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError, FormField } from '#app/ui/forms/form-field.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TeamRefusal } from '../pages/team-refusal.server.ts'
import { assignableRoles } from '../team-rules.ts'
import { useTeamRefusal } from './team-words.ts'

type InviteFormProps = {
  facilities: readonly { id: string; name: string }[]
  answer: { submission: SubmissionResult<string[]>; refusal: TeamRefusal | null } | undefined
}

type Values = { email: string; role: string; places: string[]; locale: string; note: string }

/** A new invite: to whom, as what, where, in which language, with a word of one's own. */
export function InviteForm({ facilities, answer }: InviteFormProps) {
  const { t } = useTranslation('accounts')
  const { t: say } = useTranslation('dashboard')
  const refusalWords = useTeamRefusal()
  const own = useLocale()
  const [, fields] = useForm<Values>({ id: 'invite', lastResult: answer?.submission })
  const sayProblem = useProblem('accounts')
  const message = (key: string) => sayProblem(`team.errors.${key}`)
  const { email, role, places: chosen, locale, note } = fields
  const given = chosen.initialValue as string | readonly string[] | undefined
  const ticked = given === undefined ? (facilities.length === 1 ? [facilities[0]!.id] : []) : [given].flat()
  // Links of the summary lead to the first choice of a group.
  const items = [
    ...errorItems([email, { id: 'role-0', errors: role.errors }], message),
    ...errorItems(
      [{ id: 'places-0', errors: chosen.errors }, { id: 'locale-0', errors: locale.errors }, note],
      message,
    ),
  ]
  return (
    <>
      <ErrorSummary items={items} />
      <PageHead title={t('team.form.title')} lead={t('team.form.lead')} />
      {answer?.refusal && <Banner tone="warning">{refusalWords(answer.refusal)}</Banner>}
      <Card className="team__form">
        <form method="post" action={useHref(paths.teamInvite())} className="form" noValidate>
          <FormField field={email} label={t('team.form.email')} hint={t('team.form.emailHint')} message={message}>
            {(control) => <TextInput {...control} type="email" autoComplete="off" />}
          </FormField>
          <Fieldset id="role" legend={t('team.form.role')} error={fieldError(role, message)}>
            <RadioCards
              name="role"
              defaultValue={role.initialValue}
              options={assignableRoles.map((each) => ({
                value: each,
                label: say(`menu.roles.${each}`),
                help: t(`team.roleHelp.${each}`),
              }))}
            />
          </Fieldset>
          <Fieldset id="places" legend={t('team.form.facilities')} error={fieldError(chosen, message)}>
            {facilities.map(({ id, name }, position) => (
              <Checkbox
                key={id}
                id={`places-${position}`}
                name="places"
                value={id}
                defaultChecked={ticked.includes(id)}
              >
                {name}
              </Checkbox>
            ))}
          </Fieldset>
          <Fieldset id="locale" legend={t('team.form.locale')} error={fieldError(locale, message)}>
            {locales.map((each, position) => (
              <RadioRow
                key={each}
                id={`locale-${position}`}
                name="locale"
                value={each}
                defaultChecked={(locale.initialValue ?? own) === each}
              >
                <span lang={each}>{t(`team.form.locales.${each}`)}</span>
              </RadioRow>
            ))}
          </Fieldset>
          <FormField field={note} label={t('team.form.note')} hint={t('team.form.noteHint')} message={message} optional>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
          <p className="row">
            <Button>{t('team.form.submit')}</Button>
            <Link to={paths.team()}>{t('team.back')}</Link>
          </p>
        </form>
      </Card>
    </>
  )
}
