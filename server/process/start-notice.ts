import type { Env } from '#app/core/env.server.ts'
import type { Logger } from '#app/core/log/log.server.ts'
import { originOf } from '#app/core/site.server.ts'
import { isMailboxShown } from '#app/modules/notifications/delivery/mailbox.server.ts'

type NoticeEnv = Pick<Env, 'SITE_URL' | 'HOST' | 'PORT' | 'DEMO_DATA' | 'SMTP_URL' | 'SMS_GATEWAY_URL'>

/**
 * What whoever starts the server reads: where it listens, and, without SITE_URL, that links in messages lead to this machine. The log has
 * the warning too, for those who see nothing else. In a demo the last line says where its messages can be read.
 */
export function giveStartNotice(
  env: NoticeEnv,
  port: number,
  log: Logger,
  write = (line: string) => console.log(line),
) {
  write(`\n  http://localhost:${port}\n`)
  if (env.SITE_URL !== '') return
  const origin = originOf(env)
  write(`  SITE_URL is not set: links in messages and canonical addresses begin with ${origin}.\n`)
  log.warn({ origin }, 'SITE_URL is not set; links in messages lead to this machine')
  if (isMailboxShown(env))
    write(`  Messages of the demo, with their links and codes: http://localhost:${port}/mailbox\n`)
}
