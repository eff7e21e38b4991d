CREATE TABLE "invoice_files" (
	"invoice_id" bigint PRIMARY KEY NOT NULL,
	"pdf" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "invoice_numbers_kind" CHECK ("invoice_numbers"."kind" in ('INVOICE', 'CREDIT_NOTE')),
	CONSTRAINT "invoice_numbers_last" CHECK ("invoice_numbers"."last" >= 1)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "invoices_code_unique" UNIQUE("code"),
	CONSTRAINT "invoices_kind_year_number_unique" UNIQUE("kind","year","number"),
	CONSTRAINT "invoices_orderId_kind_unique" UNIQUE("order_id","kind"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('INVOICE', 'CREDIT_NOTE')),
	CONSTRAINT "invoices_number" CHECK ("invoices"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "packaged" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_immutable" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "invoice_files_immutable" BEFORE UPDATE OR DELETE ON "invoice_files" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
