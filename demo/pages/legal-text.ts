import type { Html } from '@house/contract/entities'
import { planLimits } from '@house/contract/plans/plan-limits'

/** The terms page and the privacy page hold the same text. */
export const legalText: Html = `
<p>This page holds both the terms on which you may use this website and our policy on your personal details. It applies from 1 October 2025. "We", "us" and "our" mean [Company Name], Faridabad, Haryana, India. "You" means anyone who visits the website or sends us an enquiry through it. If you do not agree with what follows, please do not use the website; you can always reach us by e-mail at [email].</p>

<h2>1. Who may use the website</h2>
<p>The website is meant for people aged 18 or over. By using its forms you confirm that you are at least 18 years old and that the details you enter are your own, or that their owner has allowed you to pass them on. If we learn that an enquiry was sent by somebody younger, we delete it.</p>

<h2>2. What the website is, and what it is not</h2>
<p>The website is a catalogue. It shows what we make, how it is built and where it has been fitted. Nothing on it is an offer in the legal sense, and sending an enquiry does not place an order. A contract comes about only when we have given you a written quotation and both of us have accepted it in writing. Where that contract and this page differ, the contract prevails.</p>
<p>We take care that sizes, materials and descriptions are right. They are still general: what is possible in your opening depends on the wall, the wind, the height and the glass, and is settled at the survey. Colours differ from screen to screen, and pictures may show options. We may change or withdraw products without changing the website on the same day.</p>

<h2>3. Fair use</h2>
<p>You may read, print and share our pages for your own purposes. Please do not:</p>
<ul>
<li>copy texts, drawings, photographs or films for commercial use without our written consent;</li>
<li>send false, offensive or automated enquiries, or enquiries in another person's name;</li>
<li>try to reach parts of the website that are not public, or disturb its working;</li>
<li>use our name or marks in a way that suggests a connection that does not exist.</li>
</ul>
<p>The content of the website belongs to us or to those who have licensed it to us.</p>

<h2>4. What an enquiry stores, and why</h2>
<p>You can read the whole website without telling us who you are. Only when you send a form do we store what you typed into it, and what tells us how you found us:</p>
<table>
<thead><tr><th>Detail</th><th>Why we need it</th></tr></thead>
<tbody>
<tr><td>Name</td><td>to know whom to ask for when we call</td></tr>
<tr><td>Phone number</td><td>to answer you, and to arrange a visit</td></tr>
<tr><td>E-mail address, if you give one</td><td>to send drawings, brochures and quotations</td></tr>
<tr><td>The service you are interested in, and your note about it</td><td>to pass the enquiry to the right person</td></tr>
<tr><td>City, state and comment (dealer enquiries only)</td><td>to see whether your area is free and who looks after it</td></tr>
<tr><td>The page and product you wrote from, the website and advertisement that led you here, and the language of your browser</td><td>to answer to the point, and to know which of our advertising is of use</td></tr>
<tr><td>The version of this page that you saw</td><td>to know what you agreed to</td></tr>
<tr><td>Your network address, disguised, for about an hour</td><td>to stop floods of automated enquiries; such enquiries are set aside and looked at by a person</td></tr>
<tr><td>Date and time, and a technical reference</td><td>to answer in order, and to store an enquiry once even if a weak connection sends it twice</td></tr>
</tbody>
</table>
<p>We use these details to answer you, to prepare a quotation, to carry out work that you order, and to keep the records the law asks of a business. We do not sell or rent them, and we do not add you to a mailing list because you asked a question. By sending a form you consent to this use; you may withdraw your consent at any time by writing to [email].</p>

<h2>5. Technical records and cookies</h2>
<p>Like other web servers, ours may note the network address, the time and the page of a request, in order to keep the website working and to stop abuse such as floods of automated enquiries. We do not use these notes to find out who you are. The public pages need no advertising or tracking cookies, and we set none.</p>
<p>To learn what visitors look for, we add up, day by day, how often each page is opened, which words are searched for and how long pages take to appear on phones, tablets and computers. We do so without cookies, store no network address with these counts, and keep nothing in them that could tell one visitor from another.</p>

<h2>6. Who else sees your details</h2>
<p>Inside the company, the people who deal with your enquiry. Outside it, only those who help us to do so and only as far as they must: the firm that hosts our servers or carries our e-mail, a fitter or dealer near you, or an authority where the law obliges us. The embedded map, the chat button and the links to social networks lead to services run by others. Once you use them, their own terms and privacy policies apply, and we have no say in what they record.</p>

<h2>7. How long we keep them, and how we guard them</h2>
<p>The website deletes records by itself when their period has passed. How long it is depends on the record:</p>
<table>
<thead><tr><th>Record</th><th>Deleted</th></tr></thead>
<tbody>
<tr><td>An enquiry that leads to nothing, with our notes about it</td><td>when its period has passed since we last dealt with it, and at once if you ask</td></tr>
<tr><td>An enquiry that led to an order</td><td>not before the guarantee has run out and tax law no longer asks for it</td></tr>
<tr><td>An enquiry that was set aside as automated or abusive</td><td>much sooner</td></tr>
<tr><td>A plan of windows and doors that you saved</td><td>${planLimits.unsentDays} days after you last saved it; one that you sent to us, not before the enquiry. The names that you gave to rooms and openings go with the enquiry</td></tr>
<tr><td>The record of which member of staff changed what</td><td>when its period has passed</td></tr>
</tbody>
</table>
<p>We tell you the period that applies to you when you write to [email]. Copies that guard us against the loss of data are overwritten in turn, so that deleted records leave them soon afterwards. Only the staff who need them can reach them, and the published website is reached over an encrypted connection. No system is beyond failure; should your details be exposed, we will tell you and the authorities as the law provides.</p>

<h2>8. Your rights</h2>
<p>You may ask us what we hold about you, have it corrected or completed, have it erased where no law obliges us to keep it, and complain if you think we have handled it badly. These rights, and any others that Indian data protection law gives you, are exercised by writing to [email]. Please tell us your name and the phone number you used, so that we can find the entry. We answer within 30 days.</p>

<h2>9. Links to other websites</h2>
<p>Where we link to the pages of others, we do so for your convenience. We do not check them continually and are not responsible for what they say, sell or store.</p>

<h2>10. Availability and liability</h2>
<p>We provide the website free of charge and as it is. We try to keep it correct and reachable but cannot promise that it is always either. As far as the law allows, we are not liable for indirect loss, lost profit or lost data that arises from using the website or from not being able to use it. Our total liability in connection with the website, whatever its legal ground, is limited to <strong>100 USD</strong> (one hundred United States dollars) or its equivalent in Indian rupees. This does not limit liability that cannot be limited by law, and it does not touch the guarantees in a contract for goods or installation.</p>

<h2>11. Changes to this page</h2>
<p>We may change these terms and this policy. Changes that matter to you are announced on this page at least <strong>30 days</strong> before they take effect, with their date. Corrections of spelling, addresses and the like may appear at once. If you go on using the website after a change has taken effect, you accept it.</p>

<h2>12. Governing law</h2>
<p>These terms are governed by the laws in force in Haryana, India. The courts at Faridabad, Haryana, have jurisdiction over any dispute that we cannot settle by talking, unless a consumer law gives you the right to go elsewhere. Should one clause prove invalid, the others remain in force.</p>

<h2>13. Contact</h2>
<p>Questions, requests and complaints about this page reach us by e-mail at [email]. Please put "Terms and privacy" in the subject line, and somebody at [Company Name] who is able to decide will reply.</p>
`.trim()
