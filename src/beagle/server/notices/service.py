"""Who is called, when, and that it happens once.

The server that has a table notes who has to come to it; the note is in the store.  One of the servers goes through the
notes that are due, and takes each before it sends anything: so nobody is called twice, whatever happens meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from beagle.server import tokens
from beagle.server.buckets import Limits
from beagle.server.config import Settings
from beagle.server.limits import (
    AGAIN_SECONDS,
    CALL_KEPT_SECONDS,
    CALLS_AT_ONCE,
    CHANNEL_FAILURES,
    CHANNELS,
    CONFIRM_SECONDS,
    ROUND_SECONDS,
    SENDING_AT_ONCE,
    TESTING_AT_ONCE,
)
from beagle.server.logs import log
from beagle.server.notices import addresses, push
from beagle.server.notices.mail import Mailer, mail_server
from beagle.server.notices.push import FAILED, SENT, UNSUBSCRIBED, Pusher, check_keys
from beagle.server.notices.quiet import quiet_until
from beagle.server.notices.saying import About, Notice, notice_of, test_notice
from beagle.server.refusing import Refused
from beagle.server.store.calls import ENDED, MAIL, PUSH, Call, Channel, NoticePerson
from beagle.server.store.contract import OVER, PLAYING, Store, TooMany

VAPID: Final = "vapid"
LATER: Final = "later"  # not sent: there were too many


class Notices:
    """Calls people to their tables.  Off, in every part, unless the host has configured it."""

    def __init__(self, settings: Settings, store: Store, limits: Limits, now: Callable[[], float]) -> None:
        self.store = store
        self.limits = limits
        self.now = now
        loopback = settings.notices_loopback
        self.pusher = Pusher(settings.notices_contact, loopback) if settings.notices_contact else None
        site = next(iter(settings.origins), "") + settings.root_path
        self.mailer = Mailer(mail_server(settings.smtp), settings.mail_from, site, loopback) if settings.smtp else None
        self.places = asyncio.Semaphore(SENDING_AT_ONCE)
        self.test_places = asyncio.Semaphore(TESTING_AT_ONCE)  # of their own: nobody waits for somebody's slow tests
        self.task: asyncio.Task[None] | None = None

    @property
    def on(self) -> bool:
        return self.pusher is not None or self.mailer is not None

    async def start(self) -> None:
        if self.pusher is not None:
            self.pusher.take_key(await self.store.server_key(VAPID, await asyncio.to_thread(push.new_key)))
        if self.on:
            self.task = asyncio.create_task(self.go_round())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
        if self.pusher is not None:
            await self.pusher.close()

    async def go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                if self.store.on_duty():
                    await self.call_all()
            except Exception:  # whatever it was, the next round may work
                log.exception("a round of notices was not finished")

    # Calling

    async def call_all(self) -> None:
        """Everybody who is due, outside their quiet hours."""
        now = self.now()
        due = await self.store.due_calls(now, CALLS_AT_ONCE)
        for done in await asyncio.gather(*(self.call(one, now) for one in due), return_exceptions=True):
            if isinstance(done, Exception):  # the others were called all the same
                log.error("somebody was not called", exc_info=done)
        await self.store.forget_calls(now - CALL_KEPT_SECONDS)

    async def call(self, call: Call, now: float) -> None:
        found = await self.store.table(call.table)
        if found is None or found[0].status != (OVER if call.kind == ENDED else PLAYING):
            await self.store.drop_call(call.table, call.visitor)
            return
        if await self.store.is_banned(call.visitor):
            await self.store.drop_call(call.table, call.visitor, unsent=True)
            return
        person = await self.store.notice_person(call.visitor)
        wait = max(quiet_until(person, now), person.off_until if person.off_from <= now else 0.0)
        if wait > now:
            await self.store.put_off(call, wait)
        elif await self.store.claim_call(call, now):
            row = found[0]
            notice = notice_of(About(row.id, row.name, row.game), call, person.language, now)
            done = await self.tell(person, notice, max(0.0, call.deadline - now), self.places)
            if SENT not in done and {FAILED, LATER} & set(done):  # nobody got it: once more, later
                await self.store.give_back_call(call, now, now + AGAIN_SECONDS)

    async def tell(self, person: NoticePerson, notice: Notice, left: float, places: asyncio.Semaphore) -> list[str]:
        """Send it to every device and address of this person; what became of each."""
        theirs = [one for one in await self.store.channels(person.visitor) if self.works(one)]
        return await asyncio.gather(*(self.send(one, person, notice, left, places) for one in theirs))

    def works(self, channel: Channel) -> bool:
        return bool(channel.confirmed) and channel.failing < CHANNEL_FAILURES

    async def send(
        self, channel: Channel, person: NoticePerson, notice: Notice, left: float, places: asyncio.Semaphore
    ) -> str:
        async with places:
            if channel.kind == PUSH and self.pusher is not None and self.limits.pushes.take(channel.visitor):
                done = await self.pusher.send(channel, notice, self.now(), left)
            elif channel.kind == MAIL and self.mailer is not None and self.may_mail(channel.address):
                letter = self.mailer.notice(channel.address, notice, channel.id, person.language)
                done = await self.mailer.send(letter)
            else:
                return LATER
        if done == UNSUBSCRIBED:
            await self.store.remove_channel(channel.id)
        elif (failing := 0 if done == SENT else channel.failing + 1) != channel.failing:
            await self.store.channel_failed(channel.id, failing)
        return done

    def may_mail(self, address: str) -> bool:
        return self.limits.mails_to_one.take(address.lower()) and self.limits.all_mails.take("")

    # What people ask for

    async def subscribe(self, visitor: str, device: bytes, url: str, key: str, auth: str, name: str) -> None:
        """This browser is called from now on."""
        if self.pusher is None:
            raise Refused("no-push")
        check_keys(key, auth)
        await self.pusher.check(url)
        made = self.now()
        channel = Channel(tokens.new_token(), visitor, PUSH, url, key, auth, name, made, 1, b"", device)
        await self.add(channel)

    async def add(self, channel: Channel) -> None:
        try:
            await self.store.add_channel(channel, CHANNELS)
        except TooMany as error:
            raise Refused("too-many-channels") from error

    async def add_mail(self, visitor: str, text: str, network: str) -> None:
        """Ask at this address whether it is theirs.  Nothing else is sent there before they say yes."""
        if self.mailer is None:
            raise Refused("no-mail")
        address = addresses.mail_address(text)
        asked = self.limits.confirmations
        if not self.limits.address_confirmations.take(network) or not asked.take(visitor):
            raise Refused("too-fast")
        if not asked.take(address.lower()) or not self.may_mail(address):
            raise Refused("too-fast")
        token, person = tokens.new_token(), await self.store.notice_person(visitor)
        channel = Channel(tokens.new_token(), visitor, MAIL, address, made=self.now(), proof=tokens.hashed(token))
        await self.add(channel)
        if await self.mailer.send(self.mailer.question(address, token, person.language)) != SENT:
            await self.store.remove_channel(channel.id)
            raise Refused("mail-failed")

    async def confirm(self, token: str) -> None:
        if await self.store.confirm_channel(tokens.hashed(token), self.now() - CONFIRM_SECONDS) is None:
            raise Refused("old-link")

    async def end(self, token: str) -> bool:
        """The link in an e-mail: no more of them.  Using it again changes nothing."""
        return await self.store.remove_channel(token)

    async def test(self, visitor: str) -> int:
        """Send a test notice to everything that this visitor has; how many got it."""
        if not self.on:
            raise Refused("no-push")
        person = await self.store.notice_person(visitor)
        for channel in await self.store.channels(visitor):
            if channel.failing:  # they look after it: it is tried again
                await self.store.channel_failed(channel.id, 0)
        return (await self.tell(person, test_notice(person.language), 0.0, self.test_places)).count(SENT)
