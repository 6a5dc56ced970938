import type { Env } from '#app/core/env.server.ts'
import type { Logger } from '#app/core/log.server.ts'
import { originOf } from '#app/core/site.server.ts'

type NoticeEnv = Pick<Env, 'SITE_URL' | 'HOST' | 'PORT'>

/**
 * What whoever starts the server reads: where it listens, and, without SITE_URL, that links in messages lead to this machine. The log has
 * the warning too, for those who see nothing else.
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
}
