import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { MemberNoticesData } from '../pages/member-notices.server.ts'
import { WrittenParagraphs } from './written-paragraphs.tsx'

type NoticesProps = { section: MemberNoticesData; action: string }

function Notice({ notice, action }: { notice: MemberNoticesData['notices'][number]; action: string }) {
  const { t } = useTranslation('association-announcements')
  const { id, title, locale, paragraphs, date, isRead, isOpen } = notice
  if (isRead)
    return (
      <li id={`notice-${id}`}>
        <Disclosures>
          <Disclosure summary={title} open={isOpen}>
            <p className="muted num">{date}</p>
            <WrittenParagraphs paragraphs={paragraphs} lang={locale} />
          </Disclosure>
        </Disclosures>
      </li>
    )
  return (
    <li id={`notice-${id}`}>
      <form method="post" action={action} className="row">
        <input type="hidden" name="notice" value={id} />
        <span>
          <Tag tone="info">{t('mine.new')}</Tag> <b lang={locale}>{title}</b> <span className="muted num">{date}</span>
        </span>
        <Button variant="line" name="intent" value="open-notice" aria-label={t('mine.openOne', { title })}>
          {t('mine.open')}
        </Button>
      </form>
    </li>
  )
}

/** The part of a member's page about announcements: the newest, and whether they come by mail too. */
export function MemberNotices({ section: { notices, unread, isOut }, action }: NoticesProps) {
  const { t } = useTranslation('association-announcements')
  return (
    <Card as="section" labelledBy="member-notices" className="card__body stack">
      <h2 id="member-notices">
        {t('mine.title')} {unread > 0 && <Tag tone="info">{t('mine.unread', { count: unread })}</Tag>}
      </h2>
      {notices.length === 0 && <p>{t('mine.none')}</p>}
      <ul className="announcement-notices">
        {notices.map((notice) => (
          <Notice key={notice.id} notice={notice} action={action} />
        ))}
      </ul>
      <form method="post" action={action} className="stack stack--sm">
        <p className="muted">{t(isOut ? 'mine.isOff' : 'mine.isOn')}</p>
        <p className="muted">{t('mine.service')}</p>
        <div className="row">
          {unread > 1 && (
            <Button variant="quiet" name="intent" value="read-notices">
              {t('mine.readAll')}
            </Button>
          )}
          <Button variant="quiet" name="intent" value={isOut ? 'announcements-on' : 'announcements-off'}>
            {t(isOut ? 'mine.turnOn' : 'mine.turnOff')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
