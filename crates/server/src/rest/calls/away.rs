//! Calls for people who are away: letters, vacations, seats that wait for them.

use super::{Call, HTML, Who};
use crate::rest::{mail, vacation, waiting};
use crate::web;

pub(super) fn calls() -> Vec<Call> {
    vec![
        Call::put("/api/notices/mail", mail::set_address, "Give an address for letters; it is asked to confirm.")
            .by(Who::InPerson)
            .takes("NewAddress"),
        Call::delete("/api/notices/mail", mail::remove_address, "Forget your address.").by(Who::InPerson),
        Call::get("/api/letters/{code}", mail::letter, "What a link in a letter does.")
            .by(Who::Anyone)
            .gives("LetterLink"),
        Call::post("/api/letters/{code}", mail::follow, "Do what a link in a letter does; nobody needs a login.")
            .by(Who::Anyone),
        Call::get("/letter/{code}", web::page, "The page of a link in a letter.").by(Who::Anyone).gives_text(HTML),
        Call::post("/letter/{code}", mail::follow_in_letter, "One click in a program for letters (RFC 8058).")
            .by(Who::Anyone),
        Call::get("/api/vacation", vacation::vacation, "Your vacation, and the days that you have left.")
            .by(Who::InPerson)
            .gives("Vacation"),
        Call::post("/api/vacation", vacation::go, "Go on vacation, now or later: clocks of days stand still.")
            .by(Who::InPerson)
            .takes("NewVacation")
            .gives("Vacation"),
        Call::delete("/api/vacation", vacation::come_back, "Be back, or do not go.")
            .by(Who::InPerson)
            .gives("Vacation"),
        Call::get("/api/invitations", waiting::list, "Seats that friends keep for you.")
            .by(Who::InPerson)
            .gives("Invitations"),
        Call::delete("/api/invitations/{id}", waiting::turn_down, "Turn an invitation to a table down.")
            .by(Who::InPerson),
    ]
}
