#!/usr/bin/env python3
"""A bot for Lagrange: plays every seat of its owner, at all tables, until it is stopped.

    LAGRANGE_TOKEN=<from the settings page> python3 bot.py http://127.0.0.1:7315 [how many games]
"""
import json, os, random, sys, time, uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

URL = sys.argv[1].rstrip("/")
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else None
HEADERS = {"Authorization": "Bearer " + os.environ["LAGRANGE_TOKEN"], "Content-Type": "application/json"}


def request(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(URL + path, data, HEADERS), timeout=60)


def prompts():
    """Yields ("prompt" or "over", state of the table) as the server tells them."""
    for line in request("/api/bot/prompts"):
        field, _, value = line.decode().rstrip("\r\n").partition(": ")
        if field == "event":
            name = value
        elif field == "data":
            yield name, json.loads(value)


def choose(view):
    """Where a clever bot differs: what it sees is in view["view"], what it may do in view["legal"]."""
    actions = [offer["notation"] for offer in view["legal"]]
    eager = [action for action in actions if action not in ("done", "pass")]
    return random.choice(eager if eager and random.random() < 0.8 else actions)


def act(table, view):
    body = {"seat": view["seat"], "decision": view["decision"], "action": choose(view), "id": uuid.uuid4().hex}
    for pause in (0.1, 0.3, 1, 3, 10):  # the same id each time: whatever happens on the way, it is done once
        try:
            return request(f"/api/bot/tables/{table}/act", body).read()
        except HTTPError as error:
            if error.code not in (429, 503):  # the question has changed meanwhile: the new one comes by itself
                return print(json.load(error)["error"]["text"], file=sys.stderr)
        except OSError as error:
            print(error, file=sys.stderr)
        time.sleep(pause)


games = 0
while games != GAMES:
    try:
        for name, state in prompts():
            for view in state["views"]:
                if name == "prompt" and view["decision"]:
                    act(state["id"], view)
            if name == "over":
                games += 1
                print(state["id"], [sum(line["points"] for line in sheet["lines"]) for sheet in state["scores"]])
                if games == GAMES:
                    break
    except HTTPError as error:
        sys.exit(json.load(error)["error"]["text"])
    except OSError as error:  # the server is away: it comes back
        print(error, file=sys.stderr)
        time.sleep(1)
