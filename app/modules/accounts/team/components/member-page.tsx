import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { coordinationRoles } from '#app/modules/accounts/coordination-rights.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { coordinationField, noSeat, seatField } from '../forms.ts'
import type { TeamRefusal } from '../pages/team-refusal.server.ts'
import type { Member } from '../queries/find-member.server.ts'
import { assignableRoles } from '../team-rules.ts'
import { useTeamRefusal } from './team-words.ts'

function RolesForm({ member }: { member: Member }) {
  const { t } = useTranslation('accounts')
  const { t: say } = useTranslation('dashboard')
  const action = useHref(paths.teamMember(member.seatId))
  const roles = assignableRoles.map((role) => ({ value: role as string, label: say(`menu.roles.${role}`) }))
  return (
    <form method="post" action={action} className="form" noValidate>
      {member.seats.map(({ facilityId, facility, role, version }) =>
        role === 'owner' ? (
          <p key={facilityId}>
            {facility} <Tag>{say('menu.roles.owner')}</Tag>
          </p>
        ) : (
          <Field key={facilityId} id={seatField.role(facilityId)} label={facility}>
            {(control) => (
              <>
                <Select
                  {...control}
                  name={control.id}
                  defaultValue={role ?? noSeat}
                  options={[{ value: noSeat, label: t('team.member.none') }, ...roles]}
                />
                <input type="hidden" name={seatField.version(facilityId)} value={version} />
              </>
            )}
          </Field>
        ),
      )}
      <p className="row">
        <Button>{t('team.member.save')}</Button>
        <Link to={paths.team()}>{t('team.back')}</Link>
      </p>
    </form>
  )
}

/** What the member may do with referrals, where that is for the reader to say. */
function CoordinationCard({ member }: { member: Member }) {
  const { t } = useTranslation('accounts')
  const action = useHref(paths.teamMember(member.seatId, { form: 'coordination' }))
  const seats = member.seats.filter(({ givesCoordination }) => givesCoordination)
  if (seats.length === 0) return null
  const roles = coordinationRoles.map((role) => ({
    value: role as string,
    label: t(`team.coordination.roles.${role}`),
  }))
  return (
    <Card as="section" labelledBy="coordination" className="panel--rows team__form">
      <div className="card__head">
        <h2 id="coordination">{t('team.coordination.title')}</h2>
      </div>
      <div className="card__body stack stack--sm">
        <p className="muted">{t('team.coordination.hint')}</p>
        <form method="post" action={action} className="form" noValidate>
          {seats.map(({ facilityId, facility, coordination, version }) => (
            <Field key={facilityId} id={coordinationField(facilityId)} label={facility}>
              {(control) => (
                <>
                  <Select
                    {...control}
                    name={control.id}
                    defaultValue={coordination ?? noSeat}
                    options={[{ value: noSeat, label: t('team.coordination.none') }, ...roles]}
                  />
                  <input type="hidden" name={seatField.version(facilityId)} value={version} />
                </>
              )}
            </Field>
          ))}
          <p>
            <Button variant="line">{t('team.member.save')}</Button>
          </p>
        </form>
      </div>
    </Card>
  )
}

function StatusButton({ member }: { member: Member }) {
  const { t } = useTranslation('accounts')
  const isActive = member.status === 'active'
  const action = useHref(paths.teamMemberPart(member.seatId, isActive ? 'suspension' : 'reinstatement'))
  return (
    <form method="post" action={action}>
      <input type="hidden" name="version" value={member.version} />
      <Button variant="line">{t(isActive ? 'team.member.suspend' : 'team.member.reinstate')}</Button>
    </form>
  )
}

/** One member: the role at each place, and what else can be done with the seat that the address names. */
export function MemberPage({ member, refusal }: { member: Member; refusal: TeamRefusal | null }) {
  const { t } = useTranslation('accounts')
  const words = useTeamRefusal()
  const { seatId, name, email, facility, status, isSelf, canBeOwner, role } = member
  const isFixed = isSelf || role === 'owner'
  return (
    <>
      <PageHead title={name} lead={email} />
      {refusal && <Banner tone="warning">{words(refusal)}</Banner>}
      {isFixed && <Banner>{t(isSelf ? 'team.member.self' : 'team.member.owner')}</Banner>}
      {!isSelf && (
        <Card as="section" labelledBy="roles" className="panel--rows team__form">
          <div className="card__head">
            <h2 id="roles">{t('team.member.roles')}</h2>
          </div>
          <div className="card__body stack stack--sm">
            <p className="muted">{t('team.member.rolesHint')}</p>
            <RolesForm member={member} />
          </div>
        </Card>
      )}
      <CoordinationCard member={member} />
      {!isFixed && (
        <Card as="section" labelledBy="seat" className="panel--rows team__form">
          <div className="card__head">
            <h2 id="seat">{t('team.member.seat', { facility })}</h2>
            <Tag tone={status === 'active' ? 'ok' : 'wait'}>{t(`team.status.${status}`)}</Tag>
          </div>
          <div className="card__body stack stack--sm">
            <p className="muted">{t(status === 'active' ? 'team.member.suspendHint' : 'team.member.reinstateHint')}</p>
            <div className="row">
              <StatusButton member={member} />
              <ButtonLink to={paths.teamMemberPart(seatId, 'departure')} variant="line">
                {t('team.member.letGo')}
              </ButtonLink>
              {canBeOwner && (
                <ButtonLink to={paths.teamMemberPart(seatId, 'ownership')} variant="line">
                  {t('team.member.transfer')}
                </ButtonLink>
              )}
            </div>
          </div>
        </Card>
      )}
    </>
  )
}
