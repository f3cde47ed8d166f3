"""Visitors on their devices: coming back with a code, signing out, learning about the others.  Each job is one
write."""

from __future__ import annotations

from msgspec.structs import astuple

from beagle.server.store.contract import Device, DeviceRoom, DevicesFull, Visitor
from beagle.server.store.rows import find_visitor, insert, must_change
from beagle.server.store.sql import Connection

DEVICE = "token, made, seen, told"


def add_device(connection: Connection, visitor: str, device: Device, room: DeviceRoom) -> None:
    """Devices that haven't been used for long make room; others are never signed out for a new one."""
    if find_visitor(connection, "id = ?", visitor) is None:
        raise LookupError(f"no such visitor: {visitor}")
    if count(connection, visitor) >= room.most:
        connection.execute("DELETE FROM device WHERE visitor = ?1 AND made < ?2 AND seen < ?2", [visitor, room.before])
    if count(connection, visitor) >= room.most:
        raise DevicesFull(f"this visitor has {room.most} devices already, which is the limit")
    connection.execute(insert("device", f"visitor, {DEVICE}"), (visitor, *astuple(device)))


def count(connection: Connection, visitor: str) -> int:
    (many,) = connection.execute("SELECT COUNT(*) FROM device WHERE visitor = ?", [visitor]).fetchone()
    return int(many)


def devices(connection: Connection, visitor: str) -> list[Device]:
    found = connection.execute(f"SELECT {DEVICE} FROM device WHERE visitor = ? ORDER BY made, token", [visitor])
    return [Device(*row) for row in found]


def use_code(connection: Connection, code: bytes, new: bytes, device: Device, room: DeviceRoom) -> Visitor | None:
    visitor = find_visitor(connection, "code = ?", code)
    if visitor is None:
        return None
    changed = connection.execute(
        "UPDATE visitor SET code = ?, seen = ? WHERE id = ? AND code = ?", [new, device.made, visitor.id, code]
    )
    if changed.rowcount != 1:
        return None
    add_device(connection, visitor.id, device, room)
    return visitor


def keep_one_device(connection: Connection, visitor: str, device: bytes, code: bytes) -> None:
    new_code(connection, visitor, device, code)
    connection.execute("DELETE FROM device WHERE visitor = ? AND token <> ?", [visitor, device])
    pushes = "visitor = ? AND kind = 'push' AND device <> ?"  # they are no longer called either
    connection.execute(f"DELETE FROM notice_channel WHERE {pushes}", [visitor, device])


def sign_out(connection: Connection, visitor: str, here: bytes, device: bytes, code: bytes) -> None:
    """LookupError if either is no device of this visitor."""
    new_code(connection, visitor, here, code)
    gone = connection.execute("DELETE FROM device WHERE visitor = ? AND token = ?", [visitor, device])
    must_change(gone, f"no such device of visitor {visitor}")
    pushes = "visitor = ? AND kind = 'push' AND device = ?"
    connection.execute(f"DELETE FROM notice_channel WHERE {pushes}", [visitor, device])


def told_device(connection: Connection, device: bytes, at: float) -> None:
    connection.execute("UPDATE device SET told = ?1 WHERE token = ?2 AND told < ?1", [at, device])


def new_code(connection: Connection, visitor: str, device: bytes, code: bytes) -> None:
    """LookupError if the device has been signed out: it can't make a code behind the back of the one that stayed."""
    theirs = "id IN (SELECT visitor FROM device WHERE token = ?)"
    changed = connection.execute(f"UPDATE visitor SET code = ? WHERE id = ? AND {theirs}", [code, visitor, device])
    must_change(changed, f"no such visitor: {visitor} on this device")


def rename_visitor(connection: Connection, visitor: str, name: str, at: float) -> None:
    changed = connection.execute("UPDATE visitor SET name = ?, seen = ? WHERE id = ?", [name, at, visitor])
    must_change(changed, f"no such visitor: {visitor}")


def see_visitor(connection: Connection, id: str, at: float, device: bytes) -> None:
    connection.execute("UPDATE visitor SET seen = ? WHERE id = ?", [at, id])
    connection.execute("UPDATE device SET seen = ? WHERE token = ? AND visitor = ?", [at, device, id])
