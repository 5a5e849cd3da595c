import { type Problem, problemTexts } from '@house/contract/staff/problems'
import { serverPaths } from '@house/contract/urls'
import { findAppSetting } from '../company/settings/queries.ts'
import type { Db } from '../db/schema.ts'
import {
  button,
  code,
  heading,
  htmlMail,
  type MailBrand,
  mailBrandOf,
  paragraph,
  subheading,
} from '../outbox/layout.ts'
import type { Mail } from '../outbox/mail.ts'
import { type MailConfig, messageId, senderOf } from '../outbox/smtp.ts'
import type { OutboxOptions } from '../outbox/worker.ts'

export type ProblemMailConfig = MailConfig & { findAdministrator: OutboxOptions['findAdministrator'] }

const repeatMs = 24 * 60 * 60 * 1000

/**
 * Mails problems to the first administrator, each once a day while it lasts. Not through the outbox: it may be what has stopped.
 * With several instances, whichever is first does it. Returns how many problems were mailed.
 */
export async function mailProblems(
  db: Db,
  problems: Problem[],
  { findAdministrator, ...config }: ProblemMailConfig,
  now: Date,
): Promise<number> {
  const administrator = await findAdministrator(db)
  if (!config.sendMail || !administrator) return 0
  const due: Problem[] = []
  for (const problem of problems) if (await claim(db, problem, now)) due.push(problem)
  if (due.length === 0) return 0
  try {
    const company = await findAppSetting(db)
    const from = senderOf(company, { ...config, enquiryTo: config.enquiryTo || company.email || administrator.email })
    const mail = problemMail(due, administrator.email, mailBrandOf(company, config.publicUrl), config.publicUrl)
    await config.sendMail({ ...mail, from, messageId: messageId(`problems.${now.getTime()}`, from) })
  } catch (cause) {
    await release(db, due)
    throw cause
  }
  return due.length
}

async function claim(db: Db, { name }: Problem, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('problem_mail')
    .values({ name, mailed_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ mailed_at: now.toISOString() })
        .where('problem_mail.mailed_at', '<=', new Date(now.getTime() - repeatMs).toISOString()),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Not sent: the next run tries again. */
async function release(db: Db, problems: Problem[]) {
  const names = problems.map(({ name }) => name)
  await db.deleteFrom('problem_mail').where('name', 'in', names).execute()
}

function problemMail(problems: Problem[], address: string, brand: MailBrand, publicUrl = ''): Mail {
  const title = 'Your website needs attention'
  const link = publicUrl && publicUrl + serverPaths.admin
  const end = 'The dashboard of the back office shows this until it is solved. This mail comes at most once a day.'
  return {
    to: { name: '', address },
    autoSubmitted: 'auto-generated',
    subject: `${title}: ${brand.name}`,
    text: `${[title, ...problems.flatMap(textOf), end, ...(link ? [link] : [])].join('\n\n')}\n`,
    html: htmlMail(
      brand,
      title,
      [
        heading(title),
        ...problems.flatMap(htmlOf),
        paragraph(end),
        ...(link ? [button(brand, 'Open the back office', link)] : []),
      ].join(''),
    ),
  }
}

function textOf({ title, text, cause, commands }: Problem) {
  return [`${title}. ${text}`, `${problemTexts.handOver} ${cause}`, ...commands.map((command) => `    ${command}`)]
}

function htmlOf({ title, text, cause, commands }: Problem) {
  return [subheading(title), paragraph(text), paragraph(`${problemTexts.handOver}\n${cause}`), ...commands.map(code)]
}
