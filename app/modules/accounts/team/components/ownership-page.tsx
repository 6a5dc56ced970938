import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import type { TeamRefusal } from '../pages/team-refusal.server.ts'
import type { Member } from '../queries/find-member.server.ts'
import { useTeamRefusal } from './team-words.ts'

type OwnershipPageProps = {
  member: Member
  /** The owner's e-mail address, for password managers. */
  email: string
  answer: { submission: SubmissionResult<string[]>; refusal: TeamRefusal | null } | undefined
}

/** Hands a place over to another member; the owner's password is asked for again. */
export function OwnershipPage({ member, email, answer }: OwnershipPageProps) {
  const { t } = useTranslation('accounts')
  const words = useTeamRefusal()
  const [, { currentPassword }] = useForm<{ currentPassword: string; version: string }>({
    id: 'ownership',
    lastResult: answer?.submission,
  })
  const say = useProblem('accounts')
  const message = (key: string) => say(`team.errors.${key}`)
  const { seatId, name, facility, version } = member
  return (
    <>
      <ErrorSummary items={errorItems([currentPassword], message)} />
      <PageHead title={t('team.ownership.title', { name, facility })} />
      {answer?.refusal && <Banner tone="warning">{words(answer.refusal)}</Banner>}
      <Card className="stack stack--sm team__form">
        <p>{t('team.ownership.text', { name })}</p>
        <p className="muted">{t('team.ownership.level')}</p>
        <form method="post" action={useHref(paths.teamMemberPart(seatId, 'ownership'))} className="form" noValidate>
          <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
          <input type="hidden" name="version" value={version} />
          <FormField field={currentPassword} label={t('team.ownership.password')} message={message}>
            {(control) => <TextInput {...control} type="password" autoComplete="current-password" />}
          </FormField>
          <p className="row">
            <Button>{t('team.ownership.submit')}</Button>
            <Link to={paths.teamMember(seatId)}>{t('team.departure.cancel')}</Link>
          </p>
        </form>
      </Card>
    </>
  )
}
