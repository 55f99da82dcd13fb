//! Lists the texts of every language there is a folder for.

fn main() -> std::io::Result<()> {
    text_files::list()
}
