import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import { MemberNotices } from '#app/modules/association/announcements/components/member-notices.tsx'
import { MemberEvents } from '#app/modules/association/events/components/member-events.tsx'
import type { ActingMember } from '#app/modules/association/acting-member.ts'
import { BylawsLink } from '#app/modules/association/identity/components/bylaws-link.tsx'
import { MemberDues } from '#app/modules/association/members/components/member-dues.tsx'
import { MemberPolls } from '#app/modules/association/polls/components/member-polls.tsx'
import type { Area } from '../pages/sections.server.ts'

type AreaProps = {
  area: Area
  /** Where its forms are sent to, with the prefix of the locale. */
  action: string
  /** Where the bylaws are saved from, with that prefix. */
  bylaws: string
}

const leaving: readonly ActingMember['status'][] = ['applied', 'active', 'lapsed']

/** How somebody stands in an association. */
function Membership({ area: { member, joined, bylawsOn }, bylaws }: Pick<AreaProps, 'area' | 'bylaws'>) {
  const { t } = useTranslation('association-member')
  return (
    <Card as="section" labelledBy="membership" className="card__body stack stack--sm">
      <h2 id="membership">{member.associationName[member.locale]}</h2>
      <Facts>
        <Fact icon="user" label={t('facts.role')}>
          {member.name}
          {t('facts.and')}
          {t(`roles.${member.role}`)}
        </Fact>
        <Fact icon="check" label={t('facts.status')}>
          {t(`statuses.${member.status}`)}
        </Fact>
        {joined !== null && (
          <Fact icon="calendar-days" label={t('facts.joined')}>
            {joined}
          </Fact>
        )}
      </Facts>
      <p>
        <Link to={paths.association(member.slug)}>{t('seePage')}</Link>
      </p>
      <BylawsLink href={bylaws} on={bylawsOn} />
    </Card>
  )
}

/** Everything that somebody does as a member of one association. */
export function MemberArea({ area, action, bylaws }: AreaProps) {
  const { t } = useTranslation('association-member')
  const { member } = area
  return (
    <div className="stack member-area">
      <Membership area={area} bylaws={bylaws} />
      <MemberNotices section={area.notices} action={action} />
      {area.polls && <MemberPolls section={area.polls} action={action} />}
      <MemberEvents section={area.events} action={action} />
      {area.dues && <MemberDues section={area.dues} action={action} />}
      {leaving.includes(member.status) && member.role !== 'owner' && (
        <Disclosures>
          <Disclosure summary={t('leave')}>
            <form method="post" action={action} className="stack stack--sm">
              <p>{t('leaveWhy')}</p>
              <Button variant="danger" name="intent" value="leave">
                {t('leave')}
              </Button>
            </form>
          </Disclosure>
        </Disclosures>
      )}
    </div>
  )
}
