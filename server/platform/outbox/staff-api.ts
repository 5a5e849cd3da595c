import { randomUUID } from 'node:crypto'
import { mailNames } from '@house/contract/text/mail-texts'
import { z } from 'zod'
import { mailTextFields } from '../company/settings/mail-texts.ts'
import { findAppSetting, findMailTexts } from '../company/settings/queries.ts'
import { notFoundError, RequestError } from '../http/errors.ts'
import { reply, type StaffHandlers, type StaffRequest } from '../staff-api/handler-types.ts'
import { parseInput } from '../staff-api/validation.ts'
import type { Samples } from './compose.ts'
import { mailBrandOf } from './layout.ts'
import { type MailConfig, messageId, senderOf } from './smtp.ts'

type MailServices = { mail: MailConfig; samples: Samples }

export function mailHandlers({ mail: config, samples }: MailServices): StaffHandlers<'previewMail' | 'sendTestMail'> {
  return {
    previewMail: async (request) => {
      const { subject, text, html } = await readSample(request, config, samples)
      return reply({ data: { subject, text, html } })
    },

    sendTestMail: async (request) => {
      const { db, caller } = request
      if (!config.sendMail)
        throw new RequestError('No mail is sent from here: whoever runs the server sets SMTP_URL first.', 409)
      const from = senderOf(await findAppSetting(db), config)
      if (from.address === '')
        throw new RequestError("There is no sender: enter the company's e-mail address first, and save it.", 409)
      // A reply to the invented visitor would go to a stranger.
      const { replyTo, ...mail } = await readSample(request, config, samples)
      const answer = await config
        .sendMail({
          ...mail,
          // Otherwise somebody might call the invented visitor.
          subject: `Test: ${mail.subject}`,
          to: { name: caller.name, address: caller.email },
          from,
          messageId: testId(from),
        })
        .catch((error: Error) => {
          throw new RequestError(`Not sent. The mail server answered: ${error.message}`, 422)
        })
      return reply({}, `Sent to ${caller.email}. The mail server answered: ${answer}`)
    },
  }
}

function testId(from: { name: string; address: string }) {
  return messageId(`test.${randomUUID()}`, from)
}

async function readSample(
  { db, params, body, caller, now }: StaffRequest,
  { publicUrl }: MailConfig,
  samples: Samples,
) {
  const name = mailNames.find((each) => each === params.name)
  if (!name) throw notFoundError()
  const texts = parseInput(z.object(mailTextFields).partial(), await body())
  const entered = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined))
  const company = await findAppSetting(db)
  return samples[name]({
    company,
    brand: mailBrandOf(company, publicUrl),
    texts: { ...(await findMailTexts(db)), ...entered },
    publicUrl,
    reader: { name: caller.name, email: caller.email },
    now,
  })
}
